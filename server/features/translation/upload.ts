import { and, eq } from 'drizzle-orm';
import { docxType } from '#domain/chapter-import/docxLimits.ts';
import { entities } from '#domain/entities.ts';
import { renderTextHtml } from '#domain/translation/chapterHtml.ts';
import { listSegmentSources } from '#domain/translation/segments.ts';
import { getNextChapterState } from '#domain/translation/translatedChapter.ts';
import type * as calls from '#domain/translation/translationUpload.calls.ts';
import type { CheckedUpload } from '#domain/translation/translationUpload.ts';
import { shortenWarnings } from '#domain/translation/warnings.ts';
import { tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { getFileHeaders } from '#server/kit/attachment.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { attempt } from '#server/kit/throttle.ts';
import { runInThread } from '#server/platform/documents/documentsThread.ts';
import { loadTaskChapters, lockWorkingTask, refuseIdle } from './rows.ts';
import { loadApprovedTerms } from './terms/approved.ts';
import { writeText } from './writeText.ts';

const { businessBook, translationTask } = tables;
type Input = { params: { id: number }; file: Uint8Array };

async function loadTask({ db, user, now }: Context, id: number) {
  const [row] = await db
    .select({ task: translationTask, book: businessBook })
    .from(translationTask)
    .innerJoin(businessBook, eq(businessBook.id, translationTask.book_id))
    .where(and(eq(translationTask.id, id), buildScope(db, entities.translationTask, user, now)));
  if (!row) throw notFound();
  return row;
}

type ChapterRow = Awaited<ReturnType<typeof loadTaskChapters>>[number];

const isOpen = ({ row }: ChapterRow) => getNextChapterState('write', row.state) !== undefined;
/** Names a file and the chapters of a task as they are, so that a change between a look and the import is seen. */
const getSeen = (file: Uint8Array, chapters: readonly ChapterRow[]) =>
  hashSha256(
    JSON.stringify([hashSha256(file), ...chapters.map(({ row: { id, state, revision } }) => [id, state, revision])]),
  );

/** What the file makes of the task as it is, and the name of that state. */
interface Checked extends CheckedUpload {
  seen: string;
  open: number;
}

async function checkFile({ params: { id }, file }: Input, context: Context): Promise<Checked> {
  const { task } = await loadTask(context, id);
  refuseIdle(task, context.now);
  await attempt(context, 'documents', context.user.id);
  const all = await loadTaskChapters(context, id);
  const chapters = all.filter(isOpen).map(({ row, number, paragraphs }) => {
    const { id, title, segments } = row;
    return { id, number, title, paragraphs, segments };
  });
  const others = all.filter((one) => !isOpen(one)).map(({ number }) => number);
  const terms = await loadApprovedTerms(context.db, task.book_id, task.language);
  const checked = await runInThread(context.user.id, 'translation', {
    bytes: file,
    task: { chapters, others, into: task.language, terms },
  });
  return { ...checked, seen: getSeen(file, all), open: chapters.length };
}

function getRows({ row: { segments }, paragraphs }: ChapterRow) {
  const sources = listSegmentSources(segments, paragraphs);
  return segments
    .map(({ target }, at) => ({ source: renderTextHtml(sources[at]!), target: renderTextHtml(target) }))
    .filter(({ source }) => source !== '');
}

export const translationUpload: HandlersOf<typeof calls> = {
  async exportTranslation({ params: { id } }, context) {
    const { user } = context;
    const { task, book } = await loadTask(context, id);
    const open = (await loadTaskChapters(context, id)).filter(isOpen);
    if (open.length === 0) throw conflict('translation.seldom.upload.nothing_left');
    await attempt(context, 'documents', user.id);
    const chapters = open.map((one) => ({
      number: one.number,
      title: { source: one.source_title, target: one.row.title },
      rows: getRows(one),
    }));
    const table = { book: book.title, from: book.language, into: task.language, chapters };
    const name = `${book.title} ${task.language} ${open[0]!.number}-${open.at(-1)!.number}`;
    return new Response((await runInThread(user.id, 'translationTable', { table })) as BodyInit, {
      headers: getFileHeaders(docxType, name, `translation-${id}`, 'docx'),
    });
  },

  previewTranslation: Object.assign(
    async (_: Input, _context: Context, checked?: Checked) => {
      const { seen, open, problems, passed, chapters } = checked!;
      return {
        seen,
        problems,
        passed,
        unchanged: open - chapters.length,
        chapters: shortenWarnings(chapters).map(({ text: _text, ...chapter }) => chapter),
      };
    },
    { prepare: checkFile },
  ),

  importTranslation: Object.assign(
    async (
      { params: { id }, query, file }: Input & { query: { seen: string } },
      context: Context,
      checked?: Checked,
    ) => {
      const { db, user, now } = context;
      const { seen, problems, chapters } = checked!;
      if (problems.length > 0) throw conflict('translation.seldom.upload.refused');
      const task = await lockWorkingTask(context, id);
      const rows = await loadTaskChapters(context, id).for('update', { of: translatedChapters });
      if (seen !== query.seen || getSeen(file, rows) !== seen) throw conflict('chapters.shared.errors.changed');
      const byId = new Map(rows.map(({ row }) => [row.id, row]));
      const replaced = chapters
        .filter((one) => one.replaced > 0 || one.recut > 0 || one.former_title !== null)
        .map((one) => byId.get(one.id)!);
      if (replaced.length > 0)
        await db.insert(translationVersions).values(
          replaced.map(({ id: translated_chapter_id, title, segments }) => ({
            translated_chapter_id,
            cause: 'upload' as const,
            title,
            segments,
            user_id: user.id,
            at: now.toISOString(),
          })),
        );
      for (const { id: chapter, title, text } of chapters)
        await writeText(context, byId.get(chapter)!, {
          title,
          text,
          state: getNextChapterState('write', byId.get(chapter)!.state)!,
        });
      const numbers = chapters.map(({ number }) => number);
      if (numbers.length > 0)
        await audit(context, 'upload', 'translation-tasks', task.id, { chapters: { from: null, to: numbers } });
      return {
        chapters: chapters.length,
        segments: chapters.reduce((sum, { changed }) => sum + changed, 0),
      };
    },
    { prepare: checkFile },
  ),
};
