import { escapeText, isSceneBreak, sceneBreak } from '#domain/chapters/chapterText.ts';
import { paragraphBreak, type Segment } from './segments.ts';

const toParagraphHtml = (text: string) =>
  isSceneBreak(text)
    ? sceneBreak
    : escapeText(text)
        .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replace(/\*([^*]+)\*/g, '<em>$1</em>')
        .replaceAll('\n', '<br>');

/** Paragraphs of plain text as the HTML of a chapter has them; empty ones left out. */
export const renderTextHtml = (text: string): string =>
  text
    .split(paragraphBreak)
    .filter((text) => text.trim() !== '')
    .map((text) => `<p>${toParagraphHtml(text)}</p>`)
    .join('');

/** What a translated chapter says, as the HTML of a chapter: a paragraph of a target is one of the text. */
export const renderChapterHtml = (segments: readonly Segment[]): string =>
  segments.map(({ target }) => renderTextHtml(target)).join('');
