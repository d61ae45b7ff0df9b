import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ArgsOf } from '#domain/emails.ts';
import type { Role } from '#domain/roles.ts';
import { endOfDay } from '#domain/shared/clock.ts';
import { maxExtensions } from '#domain/translation/extensionRequest.entity.ts';
import type { TaskStep } from '#domain/translation/taskSteps.ts';
import type { TranslationEmailArgs } from '#domain/translation/translationEmails.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { countRequests } from './countRequests.ts';

const { businessBook, message, translationTask, user } = tables;
type Task = typeof translationTask.$inferSelect;
/** No user where it was the clock. */
type Notifying = Pick<Context, 'db' | 'now'> & { user: { id: number } | undefined };
type TaskKind = keyof TranslationEmailArgs;
/** What a message says besides which task it is about and by whose clock it is read. */
type Said<K extends TaskKind> = TranslationEmailArgs<object, number[]>[K];

/** Leaves people a message about a task. */
export async function notifyPeople<K extends TaskKind>(
  { db, now }: Notifying,
  task: Task,
  people: readonly (number | null)[],
  kind: K,
  getArgs: (reader: number) => Said<K>,
): Promise<void> {
  const ids = [...new Set(people.filter((id) => id !== null))];
  const [book] = await db
    .select({ title: businessBook.title })
    .from(businessBook)
    .where(eq(businessBook.id, task.book_id));
  const readers = await db
    .select({ id: user.id, zone: user.time_zone })
    .from(user)
    .where(and(inArray(user.id, ids), eq(user.status, 'active')))
    .orderBy(user.id);
  const { language, first_chapter: first, last_chapter: last } = task;
  for (const { id, zone } of readers) {
    const args = { book: book!.title, language, first, last, zone, ...getArgs(id) };
    await notify({ db, now }, id, kind, args as ArgsOf<K>, { task_id: task.id });
  }
}

/** When a task ends, as messages keep it. */
export const getTaskEnd = ({ ends_on }: { ends_on: string }): string => endOfDay(ends_on).toISOString();

/** Words that are left of a task, and who translates it. */
export async function loadRemaining(
  { db }: Pick<Context, 'db'>,
  task: Task,
): Promise<{ words: number; translator: string }> {
  const { words, done_words } = translatedChapters;
  const [remaining] = await db
    .select({ words: sql<number>`coalesce(sum(${words} - ${done_words}), 0)`.mapWith(Number) })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .where(eq(taskChapters.task_id, task.id));
  const [translator] = await db.select({ name: user.user_name }).from(user).where(eq(user.id, task.translator_id));
  return { words: remaining!.words, translator: translator!.name };
}

/** Those who decide on extensions. */
export const findDeciders = (context: Notifying): Promise<number[]> =>
  findOthers(context, ['translation_auditor', 'content_manager']);

async function findOthers({ db, user: me }: Notifying, roles: Role[]): Promise<number[]> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.role, roles), eq(user.status, 'active'), ne(user.id, me?.id ?? 0)));
  return rows.map(({ id }) => id);
}

/** Tells the auditors what waits for them; who has not read the last message of a task is told more by that one. */
async function notifyOfSubmission(context: Notifying, task: Task, numbers: readonly number[]): Promise<void> {
  const auditors = await findOthers(context, ['translation_auditor']);
  const { db, now } = context;
  const unread = await db
    .select({ id: message.id, user_id: message.user_id, args: message.args })
    .from(message)
    .where(
      and(
        inArray(message.user_id, auditors),
        eq(message.kind, 'task_submitted'),
        eq(message.task_id, task.id),
        eq(message.is_read, false),
      ),
    );
  const { translator } = await loadRemaining(context, task);
  for (const { id, args } of unread) {
    const before = args as ArgsOf<'task_submitted'>;
    const all = [...new Set([...before.numbers, ...numbers])].toSorted((one, other) => one - other);
    await db
      .update(message)
      .set({ args: { ...before, numbers: all, translator }, updated_at: now.toISOString() })
      .where(eq(message.id, id));
  }
  const readers = new Set(unread.map(({ user_id }) => user_id));
  const others = auditors.filter((id) => !readers.has(id));
  await notifyPeople(context, task, others, 'task_submitted', () => ({ numbers: [...numbers], translator }));
}

/** Tells of a step what its people have to know at once; `noted` names the chapters that it is about. */
export async function notifyOfStep(context: Notifying, task: Task, step: TaskStep, set: Partial<Task>, noted: Changes) {
  const { translator_id, manager_id } = task;
  if (step === 'reject') {
    const numbers = [noted.chapter?.to ?? noted.chapters?.to].flat() as number[];
    await notifyPeople(context, task, [translator_id], 'task_sent_back', () => ({
      numbers,
      reason: set.rejection_reason!,
    }));
  } else if (step === 'submit') await notifyOfSubmission(context, task, noted.chapters!.to as number[]);
  else if (step === 'finish' || step === 'time_out') {
    const { words, translator } = await loadRemaining(context, task);
    const own = (reader: number) => reader === translator_id;
    if (step === 'finish')
      await notifyPeople(context, task, [translator_id, manager_id], 'task_done', (id) => ({
        translator,
        own: own(id),
      }));
    else {
      const spent = (await countRequests(context, task.id, 'approved')) >= maxExtensions;
      await notifyPeople(context, task, [translator_id, manager_id], 'task_timed_out', (id) => ({
        words,
        translator,
        own: own(id),
        spent,
      }));
    }
  }
}
