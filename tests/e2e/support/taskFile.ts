import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const part = 'word/document.xml';
const readText = (cell: string) => [...cell.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');

/** Fills the empty cells of a task's Word file, each by what stands in the cell before it, as its translator would. */
export function fillTaskFile(file: Uint8Array, say: (source: string) => string): Buffer {
  const parts = unzipSync(file);
  const cells = strFromU8(parts[part]!).split('</w:tc>');
  const filled = cells.map((cell, at) => {
    // Number, source, translation.
    if (at % 3 !== 2 || readText(cell) !== '') return cell;
    const text = say(readText(cells[at - 1]!));
    return cell.replace(/<\/w:p>$/, `<w:r><w:t>${text}</w:t></w:r></w:p>`);
  });
  return Buffer.from(zipSync({ ...parts, [part]: strToU8(filled.join('</w:tc>')) }));
}

/** The lines of a Word file. */
export const readLines = (file: Uint8Array): string[] =>
  strFromU8(unzipSync(file)[part]!)
    .split('</w:p>')
    .map(readText)
    .filter((line) => line !== '');
