/** What is written and not seen: joiners, marks of direction, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

export const isBlank = (text: string): boolean => text.replace(invisible, '').trim() === '';

/**
 * Text as it is searched and compared: NFKC, case folded, accents and invisible signs off, single spaces. Only Latin,
 * Greek and Cyrillic marks go; in Thai or Korean a mark is part of the letter.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
