import { Buffer } from 'node:buffer';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { docxLimits as limits } from '#domain/chapter-import/docxLimits.ts';
import type { MessageKey } from '#domain/kit/messages.ts';
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
    throw new DocxProblem(
      bytes.includes(encrypted) ? 'chapter-import.shared.locked' : 'chapter-import.shared.old_word',
    );
  if (bytes.readUInt16BE(0) !== 0x504b) throw new DocxProblem('chapter-import.shared.no_docx');
  return fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw new DocxProblem('chapter-import.shared.damaged');
  });
}

async function unpack(zip: ZipFile, entry: Entry, take: (piece: Buffer) => void): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream) take(piece as Buffer);
}

const [less, slash, and] = [0x3c, 0x2f, 0x26];

/**
 * Counts what takes time to read in each part of a file, before any of it is read: elements, comments and the like, and
 * references; long text that nothing breaks. The counter of a part tells what is too much of it.
 */
function createPartCounter() {
  let all = 0;
  return () => {
    let [elements, references, unbroken, longest] = [0, 0, 0, 0];
    return (piece: Buffer): MessageKey | undefined => {
      for (let at = 0; at < piece.length; at++) {
        const sign = piece[at];
        unbroken += 1;
        if (sign === and) references += 1;
        if (sign !== less) continue;
        if (piece[at + 1] !== slash) [elements, all] = [elements + 1, all + 1];
        if (unbroken > longest) longest = unbroken;
        unbroken = 0;
      }
      if (elements > limits.partElements || all > limits.elements) return 'chapter-import.shared.too_many_elements';
      const isLong = Math.max(longest, unbroken) > limits.unbroken || references > limits.references;
      return isLong ? 'chapter-import.shared.too_much_text' : undefined;
    };
  };
}

/**
 * Lets a Word file in: how many parts it has, where their names lead, what they unpack to and of how many elements they
 * are is known before any of it is read. Sizes are counted, never believed. Throws DocxProblem.
 */
export async function openParts(file: Uint8Array): Promise<Parts> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.byteLength < 22) throw new DocxProblem('chapter-import.shared.no_docx');
  const zip = await open(bytes);
  if (zip.entryCount > limits.entries) throw new DocxProblem('chapter-import.shared.too_many_parts');
  const entries = new Map<string, Entry>();
  // Pictures are no XML, but whatever it is called, a part may be read as such.
  const unreadable = new Map<string, MessageKey>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new DocxProblem('chapter-import.shared.locked');
      if (entries.has(entry.fileName)) throw new DocxProblem('chapter-import.shared.damaged');
      entries.set(entry.fileName, entry);
    }
    let size = 0;
    const newCount = createPartCounter();
    for (const entry of entries.values()) {
      const count = newCount();
      const isXml = /\.(xml|rels)$/i.test(entry.fileName);
      await unpack(zip, entry, (piece) => {
        const problem = count(piece);
        if (problem && isXml) throw new DocxProblem(problem);
        if (problem) unreadable.set(entry.fileName, problem);
        size += piece.byteLength;
        if (size > limits.inflatedBytes) throw new DocxProblem('chapter-import.shared.too_large_inside');
      });
    }
  } catch (error) {
    throw error instanceof DocxProblem ? error : new DocxProblem('chapter-import.shared.damaged');
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    async read(name, take) {
      const problem = unreadable.get(name);
      if (problem) throw new DocxProblem(problem);
      await unpack(zip, entries.get(name)!, take);
    },
  };
}
