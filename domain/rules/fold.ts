/**
 * Text as it is searched and compared: NFKC, case folded, accents off, single spaces. Only Latin,
 * Greek and Cyrillic marks go; in Thai or Korean a mark is part of the letter.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
