/** Tells one text from another (FNV-1a). */
export function digestOf(text: string): number {
  let digest = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) digest = Math.imul(digest ^ text.charCodeAt(i), 0x01000193);
  return digest >>> 0;
}
