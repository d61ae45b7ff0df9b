/** Longer than any term. */
export const longestTerm = 120;

/** The word that a place in a text is in, or at the end of; empty where there is none. */
export function findWord(text: string, at: number, language: string): string {
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike && index <= at && at <= index + segment.length) return segment;
  return '';
}

/** The word of a row's source that the cursor stands in. */
export function findSourceWord(row: HTMLElement, language: string): string {
  const { anchorNode, anchorOffset, isCollapsed } = getSelection() ?? {};
  const isInSource = anchorNode instanceof Text && row.querySelector('[data-source]')?.contains(anchorNode);
  return isCollapsed && isInSource ? findWord(anchorNode.data, anchorOffset!, language) : '';
}

/** What is selected in the text of a row; where `isOffered`, else the word that one writes at. */
export function findTargetWord(row: HTMLElement, language: string, isOffered: boolean): string {
  const box = row.querySelector('textarea');
  if (!box) return '';
  const { value, selectionStart, selectionEnd } = box;
  const selected = value.slice(selectionStart, selectionEnd).trim();
  if (selected !== '') return selected.length > longestTerm ? '' : selected;
  return isOffered && document.activeElement === box ? findWord(value, selectionStart, language) : '';
}
