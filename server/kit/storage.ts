import type { ByteRange, WantedRange } from './range.ts';

/** A file that is read as it arrives: whoever opens it reads the body, or cancels it. */
export interface OpenedFile {
  /** Bytes of the whole file. */
  size: number;
  /** Absent where the file has no byte of the part that was wanted. */
  part?: ByteRange & { body: ReadableStream<Uint8Array> };
}

/**
 * Where uploaded files live. Names are made by the server, so a name never leads elsewhere, and none is ever given to other
 * bytes. Where storage is out of reach, everything is refused with 503.
 */
export interface Storage {
  /** Ends when the file outlives a power cut. A file is there whole or not at all; the same may be put again. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where nothing has the name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The same without holding all of it in memory, or a part of it. */
  open(name: string, section?: WantedRange): Promise<OpenedFile | undefined>;
  /** Nothing has the name any more. */
  remove(name: string): Promise<void>;
  /** Removes what was begun before an instant and never finished. Answers how many files. */
  removeUnfinished(before: Date): Promise<number>;
  /** Every file, in no order, with its number of bytes. */
  list(): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  name: string;
  bytes: number;
}

/** Does the server make such names: a folder, and a file in it? */
export const isFileName = (name: string): boolean => /^[a-z]+\/[0-9a-f-]{36}\.(jpg|png|docx|pdf)$/.test(name);

/** Throws where the server makes no such name: a fault of ours. */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`not a name that the server makes: ${name}`);
}
