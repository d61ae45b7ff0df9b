import { and, asc, desc, eq, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import { canStep } from '#domain/contests/contestStage.ts';
import type * as calls from '#domain/contests/judging.calls.ts';
import { isJudged, isSeen, type JudgingObstacle } from '#domain/contests/judging.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { contestJudgings, tables } from '#server/db/schema.ts';
import { loadStoryTexts } from '#server/features/chapters/index.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';
import { lookAfter } from './lookAfter.ts';
import { loadCriteria, loadJudgings, loadScores } from './read.ts';
import { save } from './save.ts';

const { chapter, contest, contestEntry, contestJudge, fiction, user } = tables;

/** The caller's judgings of entries that are still in a contest; entry and contest are joined. */
const isMine = ({ user: me }: Context) =>
  and(eq(contestJudgings.judge_id, me.id), eq(contestEntry.state, 'full'), eq(contest.state, 'published'));

/** Those of authors whom the caller does not look after that scores are still taken of, late once the results were to be there. */
export async function countWaitingJudgings(context: Context): Promise<QueueCount> {
  const { db, now } = context;
  const isOpen = and(isMine(context), isNull(contestJudgings.submitted_at), isNull(contest.decided_at));
  const authors = await db
    .selectDistinct({ id: fiction.author_id })
    .from(contestJudgings)
    .innerJoin(contestEntry, eq(contestEntry.id, contestJudgings.entry_id))
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(isOpen);
  const ids = authors.map(({ id }) => id);
  const ownIds = ids.filter(await findOwn(context, ids));
  const [row] = await db
    .select(selectWaiting(contestJudgings.dealt_at, lt(contest.results_at, now.toISOString())))
    .from(contestJudgings)
    .innerJoin(contestEntry, eq(contestEntry.id, contestJudgings.entry_id))
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(and(isOpen, notInArray(fiction.author_id, ownIds)));
  return row!;
}

/** Tells whom of these authors the caller looks after. */
async function findOwn({ db, now, user: me }: Context, authors: readonly number[]) {
  const looksAfter = authors.length === 0 ? () => false : await lookAfter(db, [me.id], authors, dayOf(now));
  return (author: number) => looksAfter(me.id, author);
}

/** Is the caller none of the judges of the contest any more? */
const isRemoved = ({ db, user: me }: Context) =>
  sql<boolean>`${notExists(
    db
      .select({ id: contestJudge.id })
      .from(contestJudge)
      .where(and(eq(contestJudge.contest_id, contest.id), eq(contestJudge.user_id, me.id))),
  )}`;

const selectMine = (context: Context, id?: number) =>
  context.db
    .select({ judging: contestJudgings, entry: contestEntry, contest, story: fiction, removed: isRemoved(context) })
    .from(contestJudgings)
    .innerJoin(contestEntry, eq(contestEntry.id, contestJudgings.entry_id))
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(and(isMine(context), id === undefined ? undefined : eq(contestJudgings.id, id)))
    // What waits is first, by when its contest is decided; then what was given, the latest contest first.
    .orderBy(
      sql`case when ${contestJudgings.submitted_at} is null then ${contest.results_at} end`,
      desc(contest.results_at),
      asc(contestJudgings.id),
    );
type Row = Awaited<ReturnType<typeof selectMine>>[number];

async function find(context: Context, id: number): Promise<Row> {
  const [row] = await selectMine(context, id);
  if (!row) throw notFound();
  return row;
}

type Judging = Row['judging'];

const isSeenIn = ({ judging }: Row, all: readonly Judging[]) =>
  all.some((one) => one.id === judging.id && isSeen(one, all));

/** What stands against scores that nobody has seen. */
function getObstacle(row: Row, isOwn: boolean, all: readonly Judging[], now: Date): JudgingObstacle | null {
  if (isSeenIn(row, all)) return null;
  if (row.removed) return 'removed';
  if (!canStep('score', row.contest, now)) return 'decided';
  return isOwn ? 'own_author' : null;
}

const getContest = ({ contest: { id, name, results_at } }: Row) => ({ id, name, results_at });
const getStory = ({ story: { title, cover, language, genre, word_count } }: Row) => ({
  title,
  cover,
  language,
  genre,
  word_count,
});
const getStanding = ({ judging }: Row, obstacle: JudgingObstacle | null, all: readonly Judging[]) => ({
  submitted_at: judging.submitted_at,
  obstacle,
  judges: all.length,
  given: all.filter(({ submitted_at }) => submitted_at !== null).length,
});

const selectPublishedChapters = ({ db }: Context, story: { id: number }) =>
  db
    .select({ id: chapter.id, number: chapter.number, title: chapter.title })
    .from(chapter)
    .where(and(eq(chapter.fiction_id, story.id), eq(chapter.status, 'published')))
    .orderBy(asc(chapter.number), asc(chapter.id));

/** What the other judges have given, by their names. */
async function loadOthers({ db }: Context, { judging }: Row) {
  const rows = await db
    .select({ id: contestJudgings.id, judge_id: user.id, judge: user.user_name, comment: contestJudgings.comment })
    .from(contestJudgings)
    .innerJoin(user, eq(user.id, contestJudgings.judge_id))
    .where(eq(contestJudgings.entry_id, judging.entry_id))
    .orderBy(asc(contestJudgings.id));
  const others = rows.filter(({ id }) => id !== judging.id);
  const scores = await loadScores(
    db,
    others.map(({ id }) => id),
  );
  return others.map(({ id, judge, comment }) => ({ judge, comment, scores: scores(id) }));
}

export const judgings: HandlersOf<typeof calls> = {
  async listJudgings(_, context) {
    const rows = await selectMine(context);
    const all = await loadJudgings(
      context.db,
      rows.map(({ entry }) => entry.id),
    );
    const isOwn = await findOwn(
      context,
      rows.map(({ story }) => story.author_id),
    );
    const items = rows.map((row) => {
      const own = all(row.entry.id);
      const obstacle = getObstacle(row, isOwn(row.story.author_id), own, context.now);
      return {
        id: row.judging.id,
        contest: getContest(row),
        story: getStory(row),
        ...getStanding(row, obstacle, own),
      };
    });
    const isDone = ({ submitted_at, obstacle }: (typeof items)[number]) => submitted_at !== null || obstacle !== null;
    return { items: items.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other))) };
  },

  async getJudging({ params: { id } }, context) {
    const { db, now } = context;
    const row = await find(context, id);
    const all = (await loadJudgings(db, [row.entry.id]))(row.entry.id);
    const judged = isJudged(all);
    const { author_id } = row.story;
    const obstacle = getObstacle(row, (await findOwn(context, [author_id]))(author_id), all, now);
    const criteria = await loadCriteria(db, row.contest.id);
    return {
      id,
      contest: getContest(row),
      story: { ...getStory(row), synopsis: row.story.synopsis },
      ...getStanding(row, obstacle, all),
      closed: obstacle !== null || isSeenIn(row, all),
      criteria: criteria.map(({ id: criterion, name, weight, hint }) => ({ id: criterion, name, weight, hint })),
      scores: (await loadScores(db, [id]))(id),
      comment: row.judging.comment,
      others: judged ? await loadOthers(context, row) : null,
      chapters: await selectPublishedChapters(context, row.story),
    };
  },

  async getJudgedChapter({ params: { id, chapter_id } }, context) {
    const { story } = await find(context, id);
    const one = (await loadStoryTexts(context, story.id, 'readers')).find((text) => text.id === chapter_id);
    if (!one) throw notFound();
    return { id: one.id, number: one.number, title: one.title, content: one.content };
  },

  saveJudging: save,
};
