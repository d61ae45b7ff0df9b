import { canStep } from '#domain/chapters/chapter.ts';
import { removeNumber } from '#domain/chapters/chapterNumber.ts';
import type { removeNumbers } from '#domain/chapters/chapters.calls.ts';
import type { Handler } from '#server/kit/context.ts';
import { isSigned, loadStoryForUpdate } from '#server/kit/story.ts';
import { keepMinimum } from './minimum.ts';
import { closeRevisions } from './revisions.ts';
import { loadContents, lockChapters, type ChapterRow } from './rows.ts';
import { writeText } from './save.ts';
import { countStory } from './story.ts';

/** Takes the number out of the chosen chapters that can be changed now, each of which keeps what it was as a version. */
export const removeChapterNumbers: Handler<typeof removeNumbers> = async ({ params, body: { ids } }, context) => {
  const story = await loadStoryForUpdate(context, params.fiction_id);
  const rows = await lockChapters(context, story.id, ids);
  const ready = rows.filter((row) => canStep('save', row, isSigned(story)));
  const contents = await loadContents(
    context,
    ready.map(({ id }) => id),
  );
  const written: ChapterRow[] = [];
  let words = 0;
  for (const row of ready) {
    const content = contents.get(row.id) ?? '';
    const text = removeNumber({ title: row.title, content }, row.number);
    const after = await writeText(context, { chapter: row, story, content }, text, { cause: 'save' });
    words += after.word_count - row.word_count;
    written.push(after);
  }
  keepMinimum(story, words);
  if (ready.length > 0) await countStory(context, story.id, { words });
  await closeRevisions(context, written);
  const done = new Set(ready.map(({ id }) => id));
  return { ids: [...done], skipped: ids.filter((id) => !done.has(id)) };
};
