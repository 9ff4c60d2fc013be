import { safe } from "./svg";

/** The frame's size on a page that takes no scripts. */
const HEIGHT = 640;
const WIDTH = 480;

/** The lines that put a frame on a page. Their script gives it the height of its content. */
export function frameOf(url: string, title: string): string {
  const [frames] = /.*\/embed\//.exec(url)!;
  const style = "width:100%;min-width:280px;max-width:720px;border:0;border-radius:20px";
  return `<iframe src="${url}" title="${safe(title)}" width="${WIDTH}" height="${HEIGHT}" style="${style}" loading="lazy"></iframe>
<script>addEventListener("message",function(e){document.querySelectorAll('iframe[src^="${frames}"]').forEach(function(f){if(f.contentWindow===e.source&&e.data>0)f.height=e.data})})</script>`;
}
