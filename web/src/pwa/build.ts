/** Which build of the program runs here, and which one the server has: the name of the script that starts it. */

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;

export const ownBuild = (): string => document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";

/** Empty if the server can't be asked. */
export async function latestBuild(): Promise<string> {
  try {
    const response = await fetch("./", { cache: "no-cache" });
    return response.ok ? (SCRIPT.exec(await response.text())?.[1] ?? "") : "";
  } catch {
    return "";
  }
}
