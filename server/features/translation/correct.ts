import { eq } from 'drizzle-orm';
import { canBeDone, isAligned } from '#domain/translation/segments.ts';
import type { correctTranslation } from '#domain/translation/translationReviews.calls.ts';
import { sourceTexts, tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit, diffRecords } from '#server/kit/audit.ts';
import type { Handler } from '#server/kit/context.ts';
import { findOwnWork } from './ownWork.ts';
import { refuseObstacle } from './refusals.ts';
import { lockTask, findOpenTask } from './rows.ts';

const { sourceChapter } = tables;

/** Corrects segments, or the title, of a chapter that waits; the text is kept as a version of the reviewer. */
export const correct: Handler<typeof correctTranslation> = async ({ params: { id }, body }, context) => {
  const { db, now, user } = context;
  const open = await findOpenTask(context, id);
  if (!open) throw notFound();
  const task = await lockTask(context, open.id);
  const [loaded] = await db
    .select({ row: translatedChapters, paragraphs: sourceTexts.paragraphs, number: sourceChapter.number })
    .from(translatedChapters)
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, translatedChapters.source_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .where(eq(translatedChapters.id, id))
    .for('update', { of: translatedChapters });
  const { row, paragraphs, number } = loaded!;
  const isOwn = (await findOwnWork(context, [id])).has(id);
  refuseObstacle(row, { revision: body.revision, isOwn, approved: false });
  const segments = [...row.segments];
  for (const { segment, target } of body.targets) {
    const before = segments[segment];
    if (!before || !canBeDone({ ...before, target })) throw invalidField('targets', 'validation.required');
    // It is made for what the source says now, and is not what was done for what it said.
    const { former: _, ...rest } = before;
    segments[segment] = { ...rest, target };
  }
  if (!isAligned(segments, paragraphs)) throw conflict('translation.office.errors.not_aligned');
  const title = body.title === undefined ? row.title : body.title;
  const at = now.toISOString();
  const revision = row.revision + 1;
  await db
    .update(translatedChapters)
    .set({ title, segments, revision, updated_at: at })
    .where(eq(translatedChapters.id, id));
  await db
    .insert(translationVersions)
    .values({ translated_chapter_id: id, cause: 'correct', title, segments, user_id: user.id, at });
  await audit(context, 'correct', 'translation-tasks', task.id, {
    chapter: { to: number },
    ...diffRecords({ title: row.title }, { title }),
  });
  return { id, revision };
};
