import { saveBlob } from '../../../lib/api/saveFile.ts';
import type { DeskText } from './deskStore.ts';

const isFilled = (text: string | null): text is string => text !== null && text.trim() !== '';

/** What of a text was not there before it was typed: the title, and paragraphs. */
export function listTyped({ title, segments }: DeskText, base: DeskText): string[] {
  const before = new Set(base.segments.map(({ sources, target }) => `${sources.join(' ')}\n${target}`));
  const news = segments.filter(({ sources, target }) => !before.has(`${sources.join(' ')}\n${target}`));
  return [title === base.title ? null : title, ...news.map(({ target }) => target)].filter(isFilled);
}

/** Saves a chapter as plain text, whatever the server says of it. */
export function saveTyped({ title, segments }: DeskText, chapter: number): void {
  const text = [title, ...segments.map(({ target }) => target)].filter(isFilled).join('\n\n');
  saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), `translation-${chapter}.txt`);
}
