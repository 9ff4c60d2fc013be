/** Copying a text that takes a request first. */
import { copyText } from "./share";

/**
 * Safari copies only during a tap, which is over when a request has its answer; but it takes a promise. Rejects if the
 * text's promise does.
 */
export async function copyPromised(text: Promise<string>): Promise<boolean> {
  try {
    const item = new ClipboardItem({ "text/plain": text.then((each) => new Blob([each], { type: "text/plain" })) });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    // Browsers before Firefox 127 and Chrome 98 take no promise, but copy for some seconds after a tap.
    return copyText(await text);
  }
}
