import { and, eq, gt } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import type { getOfficeHome } from '#domain/home/officeHome.calls.ts';
import { getQueue, listQueues, type QueueName } from '#domain/home/officeQueues.ts';
import { delegations, snoozes } from '#server/db/schema.ts';
import { countPendingArticles, countStaleArticles } from '#server/features/articles/index.ts';
import { countWaitingChapters } from '#server/features/chapters/index.ts';
import { countWaitingReports } from '#server/features/comments/index.ts';
import { countContestsToActOn, countWaitingJudgings } from '#server/features/contests/index.ts';
import { countWaitingQuestions } from '#server/features/statements/index.ts';
import { countWaitingReviews, countWaitingTasks } from '#server/features/translation/index.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import type { QueueCount } from '#server/kit/waiting.ts';
import { countInList } from './lists.ts';

/** The queues that have a page of their own, counted by what the page reads, and a list that is counted faster than it is read. */
const own: Partial<Record<QueueName, (context: Context, snoozed?: boolean) => Promise<QueueCount>>> = {
  chapter_reviews: countWaitingChapters,
  comment_reports: countWaitingReports,
  my_translations: countWaitingTasks,
  translation_reviews: countWaitingReviews,
  statement_questions: countWaitingQuestions,
  judgings: countWaitingJudgings,
  contests_to_act_on: countContestsToActOn,
  pending_articles: countPendingArticles,
  stale_articles: countStaleArticles,
};

async function count(context: Context, name: QueueName, putOff: ReadonlySet<string>) {
  const { at, snoozes: of } = getQueue(name);
  const load = (snoozed?: boolean) => {
    const countOwn = own[name];
    if (countOwn) return countOwn(context, snoozed);
    if ('list' in at) return countInList(context, name, at, snoozed);
    throw new Error(`nothing counts ${name}`);
  };
  const mayHold = of !== undefined && putOff.has(entities[of].name);
  const [waiting, snoozed] = await Promise.all([load(), mayHold ? load(true) : undefined]);
  return { name, ...waiting, snoozed: snoozed?.count ?? 0 };
}

/** The entities of which the caller has put something off, or given it to a colleague. */
async function listPutOff({ db, user, now }: Context): Promise<ReadonlySet<string>> {
  const own = and(eq(snoozes.user_id, user.id), gt(snoozes.until, now.toISOString()));
  const putOff = db.select({ resource: snoozes.resource }).from(snoozes).where(own);
  const given = db.select({ resource: delegations.resource }).from(delegations).where(eq(delegations.by_id, user.id));
  const rows = await putOff.union(given);
  return new Set(rows.map(({ resource }) => resource));
}

export const loadOfficeHome: Handler<typeof getOfficeHome> = async (_, context) => {
  const putOff = await listPutOff(context);
  return { queues: await Promise.all(listQueues(context.user.role).map((name) => count(context, name, putOff))) };
};
