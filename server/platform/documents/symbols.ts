import { codePoint } from 'dingbat-to-unicode';

/** Quotation marks and dashes as WordPerfect's files have them, from '=' on. */
const typographic = ['’', '‘', '‛', '”', '“', '–', '—'];
const windows = new TextDecoder('windows-1252');

/**
 * The sign that `w:sym` names by its font and its place there, in hex: in a font of pictures by its name, else a sign of
 * Unicode or of Windows' own set. Undefined where nobody knows it.
 */
export function findSign(font: string, place: string): string | undefined {
  const code = /^[0-9a-f]{2,6}$/i.test(place) ? Number.parseInt(place, 16) : 0;
  const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (/^WP TypographicSymbols$/i.test(font)) return typographic[own - 0x3d];
  const symbol = codePoint(font, own);
  if (symbol) return symbol.string;
  if (/^(symbol|webdings|wingdings|zapf dingbats|ms (outlook|reference))/i.test(font)) return undefined;
  if (own < 0x20 || (own >= 0x7f && own !== code && own < 0xa0 && windows.decode(Uint8Array.of(own)) < ' '))
    return undefined;
  if (own !== code) return windows.decode(Uint8Array.of(own));
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xf8ff) ? undefined : String.fromCodePoint(code);
}
