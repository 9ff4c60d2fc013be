/**
 * `:has()` in browsers that lack it (Chrome before 105, Firefox before 121): the build writes a rule of its own for each,
 * and a script of css-has-pseudo keeps the attributes up to date that these rules ask for.
 */
import { lazyPart } from "./lazy";

const part = lazyPart(() => import("css-has-pseudo/browser"), { isOptional: true });

export async function supportHas(): Promise<void> {
  if (CSS.supports("selector(:has(a))")) return;
  const polyfill = await part();
  polyfill?.default(document);
}
