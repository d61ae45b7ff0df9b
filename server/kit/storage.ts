/** Where uploaded files live. Names are made by the server, so a name never leads elsewhere. */
export interface Storage {
  /** Ends when the file outlives a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where nothing has the name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Nothing has the name any more. */
  remove(name: string): Promise<void>;
  /** Removes what was begun before an instant and never finished. Answers how many files. */
  removeUnfinished(before: Date): Promise<number>;
}
