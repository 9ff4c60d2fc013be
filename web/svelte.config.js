import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The class that ties a component's styles to its elements: short, because it stands in every selector and element. */
const cssHash = ({ css, filename, hash }) => `s${hash(filename ?? css).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
