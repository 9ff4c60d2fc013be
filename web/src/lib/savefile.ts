/** Gives a file to the browser to save. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
