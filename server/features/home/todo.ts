import { and, count, desc, eq, inArray, lte, max, min, ne, or, sql } from 'drizzle-orm';
import { contractFilters, type ContractStatus } from '#domain/contracts/contract.ts';
import { canProceed } from '#domain/contracts/eligibility.ts';
import type { getTodo, TodoItem as Item } from '#domain/home/home.calls.ts';
import { todoContractStatuses, todoKinds, todoLimits } from '#domain/home/todo.ts';
import { can } from '#domain/roles.ts';
import { getStatementInfo } from '#domain/statements/statements.calls.ts';
import { tables } from '#server/db/schema.ts';
import { countUnreadComments } from '#server/features/comments/index.ts';
import { listPrizesToClaim } from '#server/features/contests/index.ts';
import { loadEligibilityFacts } from '#server/features/contracts/index.ts';
import { loadBuffers } from '#server/features/home/buffers.ts';
import { loadProgress } from '#server/features/home/progress.ts';
import { countUnreadMessages } from '#server/features/notifications/index.ts';
import { openStatements } from '#server/features/statements/index.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { isOwnStory } from '#server/kit/story.ts';

const { chapter, fiction } = tables;

const ofNothing = {
  fiction_id: null,
  title: null,
  language: null,
  chapter_id: null,
  number: null,
  contract_status: null,
  statement: null,
  prize: null,
};
const most = todoLimits.items;
const waiting: readonly ContractStatus[] = todoContractStatuses;

export const loadTodo: Handler<typeof getTodo> = async (_, context) => {
  const [statements, prizes, missed, rejected, contracts, unread, stories, progress] = await Promise.all([
    listStatementsToConfirm(context),
    listPrizesToClaim(context),
    listMissedReleases(context),
    listRejectedChapters(context),
    listContractsToProceed(context),
    listUnread(context),
    loadBuffers(context),
    loadProgress(context),
  ]);
  const claims = prizes.map((prize): Item => ({ ...ofNothing, kind: 'prize', count: 1, ...prize }));
  const items = [...statements, ...claims, ...missed, ...rejected, ...contracts, ...unread];
  items.sort((one, other) => todoKinds.indexOf(one.kind) - todoKinds.indexOf(other.kind));
  return { items: items.slice(0, most), works: stories, progress: { ...progress, can_apply: contracts.length > 0 } };
};

async function listStatementsToConfirm({ db, now, user }: Context): Promise<Item[]> {
  if (!can(user.role, getStatementInfo.roles)) return [];
  // Of two that wait the sooner due is the one that can be confirmed.
  const [first] = await openStatements(db, now, [user.id]);
  if (!first) return [];
  const { author_id: _, ...statement } = first;
  return [{ ...ofNothing, kind: 'statement', count: 1, statement }];
}

/**
 * Chapters of one's own stories that fulfil a condition, one item a story, its first chapter named; in a completed
 * story nothing can be done.
 */
async function listChapters(context: Context, kind: 'missed' | 'rejected', condition: ReturnType<typeof and>) {
  const rows = await context.db
    .select({
      fiction_id: fiction.id,
      title: fiction.title,
      language: fiction.language,
      count: count(),
      number: min(chapter.number),
      chapter_id: sql<number>`(array_agg(${chapter.id} order by ${chapter.number}))[1]`.mapWith(Number),
    })
    .from(chapter)
    .innerJoin(fiction, eq(fiction.id, chapter.fiction_id))
    .where(and(isOwnStory(context), ne(fiction.status, 'completed'), condition))
    .groupBy(fiction.id)
    .orderBy(desc(max(chapter.updated_at)))
    .limit(most);
  return rows.map((row): Item => ({ ...ofNothing, kind, ...row }));
}

const listRejectedChapters = (context: Context) =>
  listChapters(context, 'rejected', or(eq(chapter.revision_status, 'rejected'), eq(chapter.status, 'rejected')));

/** What was never submitted: a review that takes longer, and a platform that was away, are not the author's to mend. */
const listMissedReleases = (context: Context) =>
  listChapters(context, 'missed', and(eq(chapter.status, 'draft'), lte(chapter.release_at, context.now.toISOString())));

/** Stories whose contract their author can take further: it waits or came back, or can be applied for. */
async function listContractsToProceed(context: Context): Promise<Item[]> {
  const { db, user } = context;
  const [stories, facts] = await Promise.all([
    db
      .select({
        fiction_id: fiction.id,
        title: fiction.title,
        language: fiction.language,
        contract_status: fiction.contract_status,
        genre: fiction.genre,
        word_count: fiction.word_count,
        application_count: fiction.application_count,
      })
      .from(fiction)
      .where(and(isOwnStory(context), inArray(fiction.contract_status, [...contractFilters.unsigned, ...waiting])))
      .orderBy(desc(fiction.updated_at)),
    loadEligibilityFacts(context, user.id),
  ]);
  const items = stories
    .filter((story) => canProceed(story, facts))
    .map(({ fiction_id, title, language, contract_status }): Item => {
      const kind = waiting.includes(contract_status) ? 'contract' : 'signable';
      return { ...ofNothing, kind, count: 1, fiction_id, title, language, contract_status };
    });
  return todoKinds.flatMap((kind) => items.filter((item) => item.kind === kind).slice(0, most));
}

async function listUnread(context: Context): Promise<Item[]> {
  const { db, user } = context;
  const [comments, messages] = await Promise.all([
    countUnreadComments(db, [user.id]),
    countUnreadMessages(db, [user.id]),
  ]);
  return [
    { ...ofNothing, kind: 'comments' as const, count: comments(user.id) },
    { ...ofNothing, kind: 'messages' as const, count: messages(user.id).unread_count },
  ].filter(({ count }) => count > 0);
}
