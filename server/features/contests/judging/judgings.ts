import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { canStep } from '#domain/contests/contestStage.ts';
import type * as calls from '#domain/contests/judging.calls.ts';
import { isJudged, isSeen } from '#domain/contests/judging.ts';
import { contestJudgings, tables } from '#server/db/schema.ts';
import { loadStoryTexts } from '#server/features/chapters/index.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';
import { loadCriteria, loadJudgings, loadScores } from './read.ts';
import { save } from './save.ts';

const { chapter, contest, contestEntry, fiction, user } = tables;

/** The caller's judgings of entries that are still in a contest; entry and contest are joined. */
const isMine = ({ user: me }: Context) =>
  and(eq(contestJudgings.judge_id, me.id), eq(contestEntry.state, 'full'), eq(contest.state, 'published'));

/** Those without scores, late once the results were to be there. */
export async function countWaitingJudgings(context: Context): Promise<QueueCount> {
  const [row] = await context.db
    .select(selectWaiting(contestJudgings.dealt_at, lt(contest.results_at, context.now.toISOString())))
    .from(contestJudgings)
    .innerJoin(contestEntry, eq(contestEntry.id, contestJudgings.entry_id))
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .where(and(isMine(context), isNull(contestJudgings.submitted_at)));
  return row!;
}

const selectMine = (context: Context, id?: number) =>
  context.db
    .select({ judging: contestJudgings, entry: contestEntry, contest, story: fiction })
    .from(contestJudgings)
    .innerJoin(contestEntry, eq(contestEntry.id, contestJudgings.entry_id))
    .innerJoin(contest, eq(contest.id, contestEntry.contest_id))
    .innerJoin(fiction, eq(fiction.id, contestEntry.fiction_id))
    .where(and(isMine(context), id === undefined ? undefined : eq(contestJudgings.id, id)))
    // What waits, and what is decided soonest, before the others.
    .orderBy(sql`${contestJudgings.submitted_at} is not null`, desc(contest.results_at), asc(contestJudgings.id));
type Row = Awaited<ReturnType<typeof selectMine>>[number];

async function find(context: Context, id: number): Promise<Row> {
  const [row] = await selectMine(context, id);
  if (!row) throw notFound();
  return row;
}

const getContest = ({ contest: { id, name, results_at } }: Row) => ({ id, name, results_at });
const getStory = ({ story: { title, cover, language, genre, word_count } }: Row) => ({
  title,
  cover,
  language,
  genre,
  word_count,
});
const getStanding = ({ judging }: Row, all: readonly { submitted_at: string | null }[]) => ({
  submitted_at: judging.submitted_at,
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
    const items = rows.map((row) => ({
      id: row.judging.id,
      contest: getContest(row),
      story: getStory(row),
      ...getStanding(row, all(row.entry.id)),
    }));
    return { items };
  },

  async getJudging({ params: { id } }, context) {
    const { db, now } = context;
    const row = await find(context, id);
    const all = (await loadJudgings(db, [row.entry.id]))(row.entry.id);
    const judged = isJudged(all);
    const criteria = await loadCriteria(db, row.contest.id);
    return {
      id,
      contest: getContest(row),
      story: { ...getStory(row), synopsis: row.story.synopsis },
      ...getStanding(row, all),
      closed: all.some((one) => one.id === id && isSeen(one, all)) || !canStep('score', row.contest, now),
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
