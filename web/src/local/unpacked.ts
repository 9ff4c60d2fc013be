/** The files in a zip archive whose entries are stored, not compressed: names and bytes, without a copy. */
export function* unpacked(zip: Uint8Array): Generator<[name: string, body: Uint8Array]> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - END_OF_DIRECTORY;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const size = view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as Lengths;
    const entry = view.getUint32(at + 42, true);
    const start = entry + 30 + view.getUint16(entry + 26, true) + view.getUint16(entry + 28, true);
    yield [text.decode(zip.subarray(at + 46, at + 46 + name)), zip.subarray(start, start + size)];
    at += 46 + name + extra + comment;
  }
}

type Lengths = [name: number, extra: number, comment: number];

/** The last record of an archive without a comment. */
const END_OF_DIRECTORY = 22;
const text = new TextDecoder();
