import { inflateSync } from 'node:zlib';

const headBytes = 44;
const entryBytes = 20;
const aligned = (bytes: number) => (bytes + 3) & ~3;

/**
 * A WOFF 1.0 font (W3C) as the TrueType font that is packed in it. pdfkit reads both, but unpacks a table of a WOFF
 * anew for each glyph.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = headBytes + index * entryBytes;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return { head: woff.subarray(at, at + 4), sum: woff.readUInt32BE(at + 16), length, bytes, packed };
  });
  const power = Math.floor(Math.log2(count));
  const tables = entries.map(({ bytes, packed, length }) => (packed < length ? inflateSync(bytes) : bytes));
  const font = Buffer.alloc(entries.reduce((sum, { length }) => sum + aligned(length), 12 + 16 * count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  let at = 12 + 16 * count;
  entries.forEach(({ head, sum, length }, index) => {
    const entry = 12 + 16 * index;
    head.copy(font, entry);
    font.writeUInt32BE(sum, entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(length, entry + 12);
    tables[index]!.copy(font, at);
    at += aligned(length);
  });
  return font;
}
