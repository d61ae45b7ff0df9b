import { Buffer } from 'node:buffer';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { docx as limits } from '#domain/chapter-import/docx.ts';
import { DocxProblem } from './problem.ts';

/** A Word file whose every part was unpacked once and counted, so that reading one holds no surprise. */
export interface Parts {
  has(name: string): boolean;
  names: readonly string[];
  /** Unpacks a part again, piece by piece. */
  read(name: string, take: (piece: Buffer) => void): Promise<void>;
}

/** A file that Word has encrypted is no zip but an old compound file, which says so in UTF-16. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

async function open(bytes: Buffer): Promise<ZipFile> {
  if (bytes.subarray(0, 8).equals(compound))
    throw new DocxProblem(bytes.includes(encrypted) ? 'docx.locked' : 'docx.old_word');
  if (bytes.readUInt16BE(0) !== 0x504b) throw new DocxProblem('docx.no_docx');
  return fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw new DocxProblem('docx.damaged');
  });
}

async function unpack(zip: ZipFile, entry: Entry, take: (piece: Buffer) => void): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream) take(piece as Buffer);
}

const [less, slash] = [0x3c, 0x2f];

/** How many elements begin in a piece of XML; comments and the like are counted along. */
function elementsIn(piece: Buffer): number {
  let count = 0;
  for (let at = 0; at < piece.length; at++) if (piece[at] === less && piece[at + 1] !== slash) count += 1;
  return count;
}

/** Counts the elements of a file and of each of its parts, before any of them is read. */
function elementCounter() {
  let all = 0;
  return () => {
    let own = 0;
    return (piece: Buffer): void => {
      const found = elementsIn(piece);
      [own, all] = [own + found, all + found];
      if (own > limits.partElements || all > limits.elements) throw new DocxProblem('docx.too_many_elements');
    };
  };
}

/**
 * Lets a Word file in: how many parts it has, where their names lead, what they unpack to and of how many elements they
 * are is known before any of it is read. Sizes are counted, never believed. Throws DocxProblem.
 */
export async function openParts(file: Uint8Array): Promise<Parts> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.byteLength < 22) throw new DocxProblem('docx.no_docx');
  const zip = await open(bytes);
  if (zip.entryCount > limits.entries) throw new DocxProblem('docx.too_many_parts');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new DocxProblem('docx.locked');
      if (entries.has(entry.fileName)) throw new DocxProblem('docx.damaged');
      entries.set(entry.fileName, entry);
    }
    let size = 0;
    const newCount = elementCounter();
    for (const entry of entries.values()) {
      const count = /\.(xml|rels)$/i.test(entry.fileName) ? newCount() : undefined;
      await unpack(zip, entry, (piece) => {
        size += piece.byteLength;
        if (size > limits.inflatedBytes) throw new DocxProblem('docx.too_large_inside');
        count?.(piece);
      });
    }
  } catch (error) {
    throw error instanceof DocxProblem ? error : new DocxProblem('docx.damaged');
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: (name, take) => unpack(zip, entries.get(name)!, take),
  };
}
