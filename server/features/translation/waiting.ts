import { and, count, eq, inArray, or } from 'drizzle-orm';
import type { Role } from '#domain/roles.ts';
import type * as calls from '#domain/translation/translationBadges.calls.ts';
import type { TranslationBadges } from '#domain/translation/translationBadges.calls.ts';
import type { Db } from '#server/db/database.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import type { HandlersOf } from '#server/kit/context.ts';

const { dictionaryEntry, extensionRequest, translationTask } = tables;
interface Reader {
  id: number;
  role: Role;
}
const nothing: TranslationBadges = { tasks: 0, reviews: 0, extensions: 0, terms: 0, late: 0 };

/** What of translations waits for each of these users, by their role; a query for each badge, however many they are. */
export async function countWaitingTranslations(
  db: Db,
  users: readonly Reader[],
): Promise<(user: Reader) => TranslationBadges> {
  const has = (role: Role) => users.some((user) => user.role === role);
  const translators = users.flatMap(({ id, role }) => (role === 'translator' ? [id] : []));
  const rows =
    translators.length > 0
      ? await db
          .select({ id: translationTask.translator_id, tasks: count() })
          .from(translationTask)
          .where(
            and(
              inArray(translationTask.translator_id, translators),
              inArray(translationTask.status, ['pending_translation', 'rejected']),
            ),
          )
          .groupBy(translationTask.translator_id)
      : [];
  const tasks = new Map(rows.map((row) => [row.id, row.tasks]));
  const [auditing, managing] = [has('translation_auditor'), has('content_manager')];
  const reviews = auditing ? await countReviews(db) : 0;
  const extensions =
    auditing || managing ? await db.$count(extensionRequest, eq(extensionRequest.status, 'pending')) : 0;
  const terms =
    auditing || managing
      ? await db.$count(dictionaryEntry, or(eq(dictionaryEntry.state, 'proposed'), dictionaryEntry.has_proposal))
      : 0;
  const late = managing ? await db.$count(translationTask, eq(translationTask.status, 'time_out')) : 0;
  return ({ id, role }) => {
    if (role === 'translator') return { ...nothing, tasks: tasks.get(id) ?? 0 };
    if (role === 'translation_auditor') return { ...nothing, reviews, extensions, terms };
    return role === 'content_manager' ? { ...nothing, extensions, terms, late } : nothing;
  };
}

/** Chapters in the review queue: those of a task that is open. */
async function countReviews(db: Db): Promise<number> {
  const [row] = await db
    .select({ reviews: count() })
    .from(translatedChapters)
    .innerJoin(taskChapters, and(eq(taskChapters.translated_chapter_id, translatedChapters.id), taskChapters.is_open))
    .where(eq(translatedChapters.state, 'in_review'));
  return row!.reviews;
}

export const translationBadges: HandlersOf<typeof calls> = {
  countTranslations: async (_, { db, user }) => (await countWaitingTranslations(db, [user]))(user),
};
