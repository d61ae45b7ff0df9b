import type { getOfficeHome } from '#domain/home/officeHome.calls.ts';
import { getQueue, listQueues, type QueueName } from '#domain/home/officeQueues.ts';
import { countStaleArticles } from '#server/features/articles/index.ts';
import { countWaitingChapters } from '#server/features/chapters/index.ts';
import { countWaitingReports } from '#server/features/comments/index.ts';
import { countWaitingJudgings } from '#server/features/contests/index.ts';
import { countWaitingQuestions } from '#server/features/statements/index.ts';
import { countWaitingReviews, countWaitingTasks } from '#server/features/translation/index.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import type { QueueCount } from '#server/kit/waiting.ts';
import { countInList } from './lists.ts';

/** The queues that have a page of their own, counted by what the page reads. */
const ofPages: Partial<Record<QueueName, (context: Context) => Promise<QueueCount>>> = {
  chapter_reviews: countWaitingChapters,
  comment_reports: countWaitingReports,
  my_translations: countWaitingTasks,
  translation_reviews: countWaitingReviews,
  statement_questions: countWaitingQuestions,
  judgings: countWaitingJudgings,
  stale_articles: ({ db }) => countStaleArticles(db),
};

async function count(context: Context, name: QueueName) {
  const { at } = getQueue(name);
  const waiting = 'list' in at ? countInList(context, name, at) : ofPages[name]!(context);
  return { name, ...(await waiting) };
}

export const loadOfficeHome: Handler<typeof getOfficeHome> = async (_, context) => ({
  queues: await Promise.all(listQueues(context.user.role).map((name) => count(context, name))),
});
