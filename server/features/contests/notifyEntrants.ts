import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { entryReminderDays, getClosingTime } from '#domain/contests/contest.ts';
import { addDays, dayOf, startOfDay } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { loadContestNames } from './messages.ts';

const { contest, contestEntry, fiction, message } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Entries of a kind of news that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

interface News {
  kind: 'contest_entry_due' | 'contest_unsigned' | 'contest_cancelled';
  where: (now: Date) => SQL | undefined;
  /** Told once for each. */
  key: SQL<string>;
}

const isPreliminary = and(eq(contestEntry.state, 'preliminary'), eq(contest.state, 'published'));

/** What the clock and the staff make of entries, as far as nothing else tells their authors. */
const news: readonly News[] = [
  {
    kind: 'contest_entry_due',
    where: (now) =>
      and(
        isPreliminary,
        // What is in review is signed.
        ne(fiction.contract_status, 'contract_review'),
        gte(contest.closes_on, dayOf(now)),
        lte(contest.closes_on, addDays(dayOf(now), entryReminderDays)),
        lt(contestEntry.entered_at, startOfDay(dayOf(now)).toISOString()),
      ),
    key: sql`'contest_entry_due:' || ${contestEntry.id} || ':' || ${contest.closes_on}`,
  },
  {
    kind: 'contest_unsigned',
    where: (now) =>
      and(
        isPreliminary,
        isNull(contest.announced_at),
        lt(contest.closes_on, dayOf(now)),
        // A contract in review may have been signed in time, which it is told by once that is over.
        or(ne(fiction.contract_status, 'contract_review'), isNotNull(contest.decided_at)),
      ),
    key: sql`'contest_unsigned:' || ${contestEntry.id} || ':' || ${contest.closes_on}`,
  },
  {
    kind: 'contest_cancelled',
    where: () =>
      and(
        inArray(contestEntry.state, ['preliminary', 'full']),
        eq(contest.state, 'withdrawn'),
        isNull(contest.announced_at),
      ),
    key: sql`'contest_cancelled:' || ${contestEntry.id}`,
  },
];

interface Due {
  id: number;
  contest_id: number;
  fiction_id: number;
}

/**
 * Tells authors before entries close that a story still needs its contract, that it was not signed in time, and that the
 * staff withdrew a contest; a transaction each. Every node may run it at any time. Answers how many were told.
 */
export async function notifyEntrants(services: Needed): Promise<number> {
  const now = services.clock();
  let count = 0;
  for (const one of news) {
    const due = await services.database.db
      .select({ id: contestEntry.id, contest_id: contestEntry.contest_id, fiction_id: contestEntry.fiction_id })
      .from(contestEntry)
      .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
      .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
      .leftJoin(message, eq(message.once_key, one.key))
      .where(and(one.where(now), isNull(message.id)))
      .orderBy(asc(contestEntry.id))
      .limit(atOnce);
    count += await runInTurn(
      due,
      (entry) => notifyAuthor(services, now, one, entry),
      (error, { id }) => services.log.error({ err: error, entry_id: id }, 'the news of a contest entry'),
    );
  }
  return count;
}

/** Under the locks of who enters and withdraws it: what became of the entry meanwhile counts. */
const notifyAuthor = (
  { database }: Needed,
  now: Date,
  { kind, where, key }: News,
  { id, contest_id, fiction_id }: Due,
) =>
  database.db.transaction(async (db): Promise<boolean> => {
    await db.select({ id: fiction.id }).from(fiction).where(eq(fiction.id, fiction_id)).for('share');
    await db.select({ id: contest.id }).from(contest).where(eq(contest.id, contest_id)).for('share');
    const [row] = await db
      .select({ contest, story: fiction, key })
      .from(contestEntry)
      .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
      .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
      .where(and(eq(contestEntry.id, id), where(now)));
    if (!row) return false;
    const { story, contest: rules, key: once_key } = row;
    const args = { ...(await loadContestNames(db, rules)), title: story.title, until: getClosingTime(rules) };
    await notify({ db, now }, story.author_id, kind, args, {
      fiction_id: story.id,
      once_key,
    });
    return true;
  });
