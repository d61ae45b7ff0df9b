import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { entryReminderDays, getClosingTime, hasClosed } from '#domain/contests/contest.ts';
import { findUnfit, getEntryStanding, hasSigned, type UnfitReason } from '#domain/contests/eligibility.ts';
import { addDays, dayLong, dayOf } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { loadSigningDays } from './candidates.ts';
import { loadContestNames } from './messages.ts';

const { contest, contestEntry, fiction, message } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Entries that one round tells of; further ones have their turn in the next. */
const atOnce = 100;

/** Entries of which there may be something to tell: a contest that was announced longer ago than a day has told it all. */
const hasNews = (now: Date) =>
  or(
    and(
      eq(contest.state, 'published'),
      eq(contestEntry.state, 'preliminary'),
      or(isNull(contest.announced_at), gte(contest.announced_at, new Date(now.getTime() - dayLong).toISOString())),
    ),
    and(
      eq(contest.state, 'withdrawn'),
      inArray(contestEntry.state, ['preliminary', 'full']),
      isNull(contest.announced_at),
    ),
  );

const selectRows = (db: Db, now: Date, id?: number) =>
  db
    .select({ entry: contestEntry, contest, story: fiction })
    .from(contestEntry)
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(and(hasNews(now), id === undefined ? undefined : eq(contestEntry.id, id)))
    .orderBy(asc(contestEntry.id));
type Row = Awaited<ReturnType<typeof selectRows>>[number];

interface News {
  kind: 'contest_entry_due' | 'contest_unsigned' | 'contest_cancelled';
  unfit: UnfitReason | null;
  /** Told once for each. */
  once_key: string;
}

const getKey = (kind: News['kind'], { entry }: Row, ...of: string[]) => [kind, entry.id, ...of].join(':');

interface Known {
  signed_on: string | null;
  /** Its author was told that it takes no part, before entries lasted longer. */
  lapsed: boolean;
}

/** What the clock, the staff or a change of the story make of an entry, as far as nothing else tells its author. */
function getNews(row: Row, { signed_on, lapsed }: Known, now: Date) {
  const { entry, contest: rules, story } = row;
  const { state, closes_on } = rules;
  const build = (kind: News['kind'], unfit: UnfitReason | null, ...of: string[]): News => ({
    kind,
    unfit,
    once_key: getKey(kind, row, ...of),
  });
  if (state === 'withdrawn') return build('contest_cancelled', null);
  const signing = { ...story, signed_on };
  const unfit = findUnfit(rules, signing);
  if (hasClosed(rules, now))
    return getEntryStanding(rules, 'preliminary', signing, now) === 'preliminary'
      ? null
      : build('contest_unsigned', unfit, closes_on);
  if (unfit) return build('contest_entry_due', unfit, closes_on, unfit);
  const today = dayOf(now);
  const isDue = closes_on <= addDays(today, entryReminderDays) && dayOf(new Date(entry.entered_at)) < today;
  if (hasSigned(story)) return null;
  if (isDue) return build('contest_entry_due', null, closes_on);
  return lapsed ? build('contest_entry_due', null, closes_on, 'again') : null;
}

/** Tells of which entries it was said once that they take no part. */
async function loadLapsed(db: Db, rows: readonly Row[]): Promise<(row: Row) => boolean> {
  const messages = await db
    .select({ once_key: message.once_key })
    .from(message)
    .where(
      and(
        eq(message.kind, 'contest_unsigned'),
        inArray(
          message.fiction_id,
          rows.map(({ story }) => story.id),
        ),
      ),
    );
  return (row) => messages.some(({ once_key }) => once_key?.startsWith(getKey('contest_unsigned', row, '')));
}

/** What there is to tell, told or not. */
async function listNews(db: Db, now: Date, id?: number) {
  const rows = await selectRows(db, now, id);
  const signed = await loadSigningDays(
    db,
    rows.map(({ story }) => story.id),
  );
  const isLapsed = await loadLapsed(db, rows);
  return rows.flatMap((row) => {
    const news = getNews(row, { signed_on: signed.get(row.story.id) ?? null, lapsed: isLapsed(row) }, now);
    return news ? { ...row, news } : [];
  });
}

/**
 * Tells authors before entries close that a story still needs its contract, or does not fit any more, then that it does
 * not take part, and that the staff withdrew a contest; a transaction each. Every node may run it at any time. Answers
 * how many were told.
 */
export async function notifyEntrants(services: Needed): Promise<number> {
  const { database, log } = services;
  const now = services.clock();
  const news = await listNews(database.db, now);
  const keys = news.map((one) => one.news.once_key);
  const messages = await database.db
    .select({ once_key: message.once_key })
    .from(message)
    .where(inArray(message.once_key, keys));
  const oldKeys = new Set(messages.map(({ once_key }) => once_key));
  return runInTurn(
    news.filter((one) => !oldKeys.has(one.news.once_key)).slice(0, atOnce),
    ({ entry }) => notifyAuthor(services, now, entry),
    (error, { entry }) => log.error({ err: error, entry_id: entry.id }, 'the news of a contest entry'),
  );
}

/** Under the locks of who enters and withdraws it: what became of the entry meanwhile counts. */
const notifyAuthor = ({ database }: Needed, now: Date, { id, contest_id, fiction_id }: Row['entry']) =>
  database.db.transaction(async (db): Promise<boolean> => {
    await db.select({ id: fiction.id }).from(fiction).where(eq(fiction.id, fiction_id)).for('share');
    await db.select({ id: contest.id }).from(contest).where(eq(contest.id, contest_id)).for('share');
    const [row] = await listNews(db, now, id);
    if (!row) return false;
    const { story, contest: rules, news } = row;
    const args = {
      ...(await loadContestNames(db, rules)),
      title: story.title,
      until: getClosingTime(rules),
      unfit: news.unfit,
      since: rules.signed_since,
    };
    await notify({ db, now }, story.author_id, news.kind, args, { fiction_id: story.id, once_key: news.once_key });
    return true;
  });
