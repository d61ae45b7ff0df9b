import { decodeSigns, escapeText } from '#domain/chapters/chapterText.ts';
import type { Run } from './runs.ts';

/** The text of runs, lines apart. */
export const joinTexts = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** Runs without white space at either end. */
export function trimRuns(runs: readonly Run[]): Run[] {
  const trimmedRuns = runs.filter(({ text }) => text !== '').map((run) => ({ ...run }));
  while (trimmedRuns[0]) {
    trimmedRuns[0].text = trimmedRuns[0].text.trimStart();
    if (trimmedRuns[0].text) break;
    trimmedRuns.shift();
  }
  for (let last = trimmedRuns.at(-1); last; last = trimmedRuns.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text) break;
    trimmedRuns.pop();
  }
  return trimmedRuns;
}

/** A paragraph as chapters keep it: `<p>` with `<em>`, `<strong>` and `<br>`; empty where it has no text. */
export function renderParagraph(runs: readonly Run[], lineBreak = '<br>'): string {
  const inner = trimRuns(runs).map(({ text, strong, em }) => {
    const body = escapeText(text.normalize()).replaceAll('\n', lineBreak);
    const slanted = em && text.trim() ? `<em>${body}</em>` : body;
    return strong && text.trim() ? `<strong>${slanted}</strong>` : slanted;
  });
  return inner.length ? `<p>${inner.join('')}</p>` : '';
}

/** What XML cannot hold. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
export const removeUnwritable = (text: string): string => text.toWellFormed().replace(unwritable, '');

/** The paragraphs of a chapter's content. */
export function readRuns(content: string): Run[][] {
  const paragraphs: Run[][] = [[]];
  let [strong, em] = [false, false];
  for (const [token, end, tag] of content.matchAll(/<(\/?)(p|em|strong|br)>|[^<]+|</g)) {
    if (tag === 'em') em = !end;
    else if (tag === 'strong') strong = !end;
    else if (tag === 'p') {
      if (end) paragraphs.push([]);
    } else paragraphs.at(-1)!.push({ text: tag === 'br' ? '\n' : removeUnwritable(decodeSigns(token)), strong, em });
  }
  return paragraphs.filter((runs) => joinTexts(runs).trim() !== '');
}
