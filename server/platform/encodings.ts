/** UTF-16 by the mark at the beginning of a text. */
export function detectUtf16([first, second]: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | undefined {
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  return undefined;
}

/** A text that is whole in an encoding; undefined where it is not, or nobody knows the encoding. */
export function decodeWhole(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
