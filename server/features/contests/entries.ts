import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { getClosingTime, selectEntriesPage } from '#domain/contests/contest.ts';
import type * as calls from '#domain/contests/contests.calls.ts';
import { hasReached } from '#domain/contests/contestStage.ts';
import { getEntryState, findObstacle, isInReview } from '#domain/contests/eligibility.ts';
import { entities } from '#domain/entities.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { deleteRecords, insertRecord, updateRecords } from '#server/kit/crud.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { loadCandidates } from './candidates.ts';
import { loadContestNames } from './messages.ts';
import type { ContestRow } from './read.ts';

const { contest, contestAward, contestEntry, fiction } = tables;
type StoryRow = typeof fiction.$inferSelect;

const isPublished = (id: number) => and(eq(contest.id, id), eq(contest.state, 'published'));

async function findContest(db: Db, id: number): Promise<ContestRow> {
  const [row] = await db.select().from(contest).where(isPublished(id));
  if (!row) throw notFound();
  return row;
}

const isOwn = ({ user }: Context, id: number) => and(eq(fiction.id, id), eq(fiction.author_id, user.id));

/**
 * One's own story, locked, and then the contest, which authors share and the staff wait for: the story enters no other
 * contest and gets no contract meanwhile, and the contest's dates stay as they are. `update`: nobody else enters or
 * leaves it meanwhile.
 */
export async function lockBoth(context: Context, contest_id: number, id: number, how: 'share' | 'update' = 'share') {
  const { db } = context;
  const [story] = await db.select().from(fiction).where(isOwn(context, id)).for('update');
  if (!story) throw notFound();
  const [rules] = await db.select().from(contest).where(isPublished(contest_id)).for(how);
  if (!rules) throw notFound();
  return { story, rules };
}

const getEntry = (contest_id: number, { id }: StoryRow) =>
  and(eq(contestEntry.contest_id, contest_id), eq(contestEntry.fiction_id, id));

/** Takes a story out of every contest, before it is deleted. */
export const forgetEntries = async (db: Db, fiction_id: number): Promise<void> =>
  void (await db.delete(contestEntry).where(eq(contestEntry.fiction_id, fiction_id)));

type Handled = 'listContestStories' | 'enterContest' | 'withdrawEntry';

export const entering: Pick<HandlersOf<typeof calls>, Handled> = {
  async listContestStories({ params, query }, { db, now, user }) {
    const rules = await findContest(db, params.id);
    const stories = await db
      .select()
      .from(fiction)
      .where(eq(fiction.author_id, user.id))
      .orderBy(desc(fiction.updated_at), desc(fiction.id));
    const items = (await loadCandidates(db, rules.id, stories, now)).map((candidate) => {
      const { id, title, cover, language, genre, contract_status, entry } = candidate;
      const obstacle = findObstacle(rules, candidate, now);
      return { id, title, cover, language, genre, contract_status, entry, obstacle };
    });
    items.sort((one, other) => Number(one.obstacle !== null) - Number(other.obstacle !== null));
    return { items: selectEntriesPage(items, query.page), total: items.length };
  },

  async enterContest({ params, body: { fiction_id } }, context) {
    const { db, now } = context;
    const { story, rules } = await lockBoth(context, params.id, fiction_id);
    const [candidate] = await loadCandidates(db, rules.id, [story], now);
    const obstacle = findObstacle(rules, candidate!, now);
    if (obstacle) throw conflict(`contests.author.obstacle.${obstacle}`, { day: rules.signed_since });
    const state = getEntryState(story);
    const entered_at = now.toISOString();
    const values = { state, entered_at, full_at: state === 'full' ? entered_at : null };
    if (candidate!.entry === null)
      await insertRecord(context, entities.contestEntry, { contest_id: rules.id, fiction_id, ...values });
    else await updateRecords(context, entities.contestEntry, getEntry(rules.id, story), values);
    const args = {
      ...(await loadContestNames(db, rules)),
      title: story.title,
      full: state === 'full',
      in_review: isInReview(story),
      until: getClosingTime(rules),
    };
    await notify(context, story.author_id, 'contest_entered', args, { fiction_id });
    return { fiction_id, state };
  },

  async withdrawEntry({ params }, context) {
    const { story, rules } = await lockBoth(context, params.id, params.fiction_id, 'update');
    // What was decided already is not announced, and no prize of it settled.
    const won = and(
      eq(contestAward.contest_id, rules.id),
      eq(contestAward.fiction_id, story.id),
      isNotNull(contestAward.place),
    );
    const settled = await context.db.$count(contestAward, and(won, ne(contestAward.state, 'won')));
    if (hasReached('out', rules, context.now) || settled > 0) throw conflict('contests.author.errors.decided');
    const [entry] = await context.db.select().from(contestEntry).where(getEntry(rules.id, story));
    if (!entry) throw notFound();
    await updateRecords(context, entities.contestEntry, eq(contestEntry.id, entry.id), { state: 'withdrawn' });
    const vacated = await deleteRecords(context, entities.contestAward, won);
    if (vacated.length > 0) await updateRecords(context, entities.contest, eq(contest.id, rules.id), { vacant: true });
    const args = { ...(await loadContestNames(context.db, rules)), title: story.title };
    if (entry.state !== 'withdrawn')
      await notify(context, story.author_id, 'contest_left', args, { fiction_id: story.id });
    return { fiction_id: story.id, state: 'withdrawn' };
  },
};
