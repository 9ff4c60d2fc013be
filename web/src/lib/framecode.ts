/**
 * The lines that put a frame on a page. Its script lets the frame be as high as what's in it; a page that takes no
 * scripts has the height of the attribute.
 */
const HEIGHT = 640;
const WIDTH = 480;

export function frameOf(url: string, title: string): string {
  const { origin } = new URL(url);
  const style = "width:100%;min-width:280px;max-width:720px;border:0;border-radius:20px";
  return `<iframe src="${url}" title="${escaped(title)}" width="${WIDTH}" height="${HEIGHT}" style="${style}" loading="lazy"></iframe>
<script>addEventListener("message",function(e){document.querySelectorAll('iframe[src^="${origin}/embed/"]').forEach(function(f){if(f.contentWindow===e.source&&e.data>0)f.height=e.data})})</script>`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (each) => ESCAPES[each]!);
