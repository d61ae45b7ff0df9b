import { and, asc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { entryReminderDays, getClosingTime, hasClosed } from '#domain/contests/contest.ts';
import {
  findUnfit,
  getEntryStanding,
  hasSigned,
  unfitReasons,
  type UnfitReason,
} from '#domain/contests/eligibility.ts';
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

const kinds = ['contest_entry_due', 'contest_unsigned', 'contest_cancelled'] as const;
interface News {
  kind: (typeof kinds)[number];
  unfit: UnfitReason | null;
  /** Told once for each. */
  once_key: string;
}

const getKey = (kind: News['kind'], { entry }: Row, ...of: string[]) => [kind, entry.id, ...of].join(':');
const getUnfitKey = (row: Row, unfit: UnfitReason) => getKey('contest_entry_due', row, row.contest.closes_on, unfit);

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

/** The keys of what the authors of these entries were told. */
async function loadOldKeys(db: Db, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const ofKind = inArray(message.kind, kinds);
  const stories = rows.map(({ story }) => story.id);
  const messages = await db
    .select({ once_key: message.once_key })
    .from(message)
    .where(and(ofKind, isNotNull(message.once_key), inArray(message.fiction_id, stories)));
  return new Set(messages.map(({ once_key }) => once_key!));
}

/** The keys of why an entry was said not to fit, where it does by now, or does not for another reason. */
function listOutdated(row: Row, signed_on: string | null, oldKeys: ReadonlySet<string>): string[] {
  const unfit = findUnfit(row.contest, { ...row.story, signed_on });
  const outdated = unfitReasons.filter((reason) => reason !== unfit);
  return outdated.map((reason) => getUnfitKey(row, reason)).filter((key) => oldKeys.has(key));
}

/** What there is to tell and was not told, and what was told and may have to be again, as it does not hold any more. */
async function listNews(db: Db, now: Date, id?: number) {
  const rows = await selectRows(db, now, id);
  const signed = await loadSigningDays(
    db,
    rows.map(({ story }) => story.id),
  );
  const oldKeys = await loadOldKeys(db, rows);
  // Whatever the last day of entries was.
  const lapsed = new Set([...oldKeys].map((key) => key.slice(0, key.lastIndexOf(':'))));
  return rows.flatMap((row) => {
    const signed_on = signed.get(row.story.id) ?? null;
    const news = getNews(row, { signed_on, lapsed: lapsed.has(getKey('contest_unsigned', row)) }, now);
    const untold = news && !oldKeys.has(news.once_key) ? news : null;
    const outdated = listOutdated(row, signed_on, oldKeys);
    return untold || outdated.length > 0 ? { ...row, news: untold, outdated } : [];
  });
}

/**
 * Tells authors before entries close that a story still needs its contract, or does not fit any more, each time that it
 * comes not to, then that it does not take part, and that the staff withdrew a contest; a transaction each. Every node may
 * run it at any time. Answers how many were told.
 */
export async function notifyEntrants(services: Needed): Promise<number> {
  const { database, log } = services;
  const now = services.clock();
  const news = await listNews(database.db, now);
  return runInTurn(
    news.slice(0, atOnce),
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
    const { story, contest: rules, news, outdated } = row;
    // What it was told by is free for the next time.
    await db.update(message).set({ once_key: null }).where(inArray(message.once_key, outdated));
    if (!news) return false;
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
