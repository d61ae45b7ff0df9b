/** Pieces between which a line of the language may be broken: words with what is written onto them. */
function getPieces(text: string, language: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const stays = !isWordLike && segment.trim() !== '' && pieces.length > 0 && !pieces.at(-1)!.endsWith(' ');
    if (stays || segment.trim() === '') pieces.push((pieces.pop() ?? '') + segment);
    else pieces.push(segment);
  }
  return pieces;
}

const getSigns = (text: string, language: string): string[] =>
  Array.from(new Intl.Segmenter(language).segment(text), ({ segment }) => segment);

/**
 * Lines of a text that are at most `width` wide as `measure` has it, broken where its language breaks lines: Thai, Chinese
 * and Korean too. Only a word that is wider itself is broken inside.
 */
export function breakLines(text: string, language: string, width: number, measure: (line: string) => number): string[] {
  const fits = (line: string) => measure(line.trimEnd()) <= width;
  const lines: string[] = [''];
  const add = (piece: string) => {
    if (fits(lines.at(-1)! + piece)) lines.push(lines.pop()! + piece);
    else lines.push(piece);
  };
  for (const piece of getPieces(text, language)) {
    if (fits(piece)) add(piece);
    else for (const sign of getSigns(piece, language)) add(sign);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}
