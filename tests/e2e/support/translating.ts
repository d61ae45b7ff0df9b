import type { Segment } from '#domain/translation/segments.ts';
import type { Call } from './api.ts';

/** What a translator who calls 灯 a lamp, or something else, makes of the titles and paragraphs of the source. */
export function translateText(source: string, lamp: string): string {
  const number = source.match(/\d+$/)![0];
  if (source.startsWith('夜')) return `Night ${number}`;
  if (source.startsWith('没')) return `Nobody came. ${number}`;
  return `The ${lamp} ${source.startsWith('灯亮') ? 'burned' : 'went out'}. ${number}`;
}

/** Translates what is open of a chapter, as its translator. */
export async function translateChapter(
  call: Call,
  who: string,
  id: number,
  say: (source: string) => string,
): Promise<void> {
  const at = `/office/translated-chapters/${id}`;
  const { revision, paragraphs, text, translated_title, title } = await call(who, 'GET', at);
  const sources = new Map<number, string>(paragraphs.map((one: { id: number; text: string }) => [one.id, one.text]));
  const done = text.map(({ basis: _, ...segment }: Segment) =>
    segment.done ? segment : { ...segment, target: say(sources.get(segment.sources[0]!)!), done: true },
  );
  await call(who, 'POST', at, { revision, title: translated_title ?? say(title), text: done });
}

/** Leaves translators nothing else to do: whoever has much already gets less of a book that is split, or nothing. */
export async function cancelOpenTasks(call: Call, translators: readonly string[]): Promise<void> {
  const { items } = await call('manager', 'GET', '/office/translation-tasks?per_page=100');
  const ids = items.flatMap(({ id, titles, status }: any) =>
    translators.includes(titles.translator_id) && status !== 'done' ? id : [],
  );
  if (ids.length > 0) await call('manager', 'POST', '/office/translation-tasks/cancel', { ids, reason: 'Later.' });
}
