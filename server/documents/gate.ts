import { Buffer } from 'node:buffer';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { docx as limits } from '#domain/rules/docx.ts';
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
  return fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true }).catch(() => {
    throw new DocxProblem('docx.damaged');
  });
}

async function unpack(zip: ZipFile, entry: Entry, take: (piece: Buffer) => void): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream) take(piece as Buffer);
}

/**
 * Lets a Word file in: how many parts it has, where their names lead and what they unpack to is known before any of
 * it is read. Sizes are counted, never believed. Throws DocxProblem.
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
    for (const entry of entries.values())
      await unpack(zip, entry, (piece) => {
        size += piece.byteLength;
        if (size > limits.inflatedBytes) throw new DocxProblem('docx.too_large_inside');
      });
  } catch (error) {
    throw error instanceof DocxProblem ? error : new DocxProblem('docx.damaged');
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: (name, take) => unpack(zip, entries.get(name)!, take),
  };
}
