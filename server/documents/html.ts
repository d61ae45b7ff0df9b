import type { Run } from './paragraphs.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign]!);

/** The text of runs, lines apart. */
export const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** Runs without white space at either end. */
export function trimmed(runs: readonly Run[]): Run[] {
  const kept = runs.filter(({ text }) => text !== '').map((run) => ({ ...run }));
  while (kept[0]) {
    kept[0].text = kept[0].text.trimStart();
    if (kept[0].text) break;
    kept.shift();
  }
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text) break;
    kept.pop();
  }
  return kept;
}

/** A paragraph as chapters keep it: `<p>` with `<em>`, `<strong>` and `<br>`; empty where it has no text. */
export function paragraphHtml(runs: readonly Run[]): string {
  const inner = trimmed(runs).map(({ text, strong, em }) => {
    const body = escape(text.normalize()).replaceAll('\n', '<br>');
    const slanted = em && text.trim() ? `<em>${body}</em>` : body;
    return strong && text.trim() ? `<strong>${slanted}</strong>` : slanted;
  });
  return inner.length ? `<p>${inner.join('')}</p>` : '';
}
