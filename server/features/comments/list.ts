import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commentLimits, type CommentFilter } from '#domain/comments/comment.ts';
import type * as calls from '#domain/comments/comments.calls.ts';
import type { QueryOf } from '#domain/kit/call.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { isOwnStory } from '#server/kit/story.ts';
import { toReply } from './reply.ts';
import { chapter, comment, fiction, isVisible, isNotBlocked, parent } from './scope.ts';

type Query = QueryOf<typeof calls.listComments>;

/** A place in an order: what follows it is older, or answered where it is not. */
interface Place {
  answered: boolean;
  created_at: string;
  id: number;
}
const getPlace = ({ answered, created_at, id }: Place) => `${Number(answered)}_${Date.parse(created_at)}_${id}`;
function readPlace(after: string): Place {
  const [answered, at, id] = after.split('_').map(Number) as [number, number, number];
  return { answered: answered === 1, created_at: new Date(at).toISOString(), id };
}

const answer = alias(comment, 'answer');
const hasUnreadAnswer = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(answer)
      .where(
        and(
          eq(answer.parent_id, comment.id),
          eq(answer.is_read, false),
          isNull(answer.hidden),
          isNotBlocked(db, answer),
        ),
      ),
  );

const isVisibleThread = () => and(isNull(comment.parent_id), isNull(comment.hidden));
/** Threads; among what is hidden, answers too, each by itself. */
const visibleIn: Record<CommentFilter, (db: Db) => SQL | undefined> = {
  all: isVisibleThread,
  unanswered: () => and(isVisibleThread(), eq(comment.answered, false)),
  unread: (db) => and(isVisibleThread(), or(eq(comment.is_read, false), hasUnreadAnswer(db))),
  pinned: () => and(isVisibleThread(), eq(comment.pinned, true)),
  hidden: () => isNotNull(comment.hidden),
};

const isOlder = ({ created_at, id }: Place) => sql`(${comment.created_at}, ${comment.id}) < (${created_at}, ${id})`;

/** Comments of all one's own stories that fulfil a condition, newest first: of each only as many as may be shown. */
async function selectNewest(context: Context, query: Query, where: SQL | undefined, limit: number): Promise<Place[]> {
  const { db } = context;
  const { type, fiction_id, chapter_id, language, filter } = query;
  const of = db
    .select({ id: comment.id, answered: comment.answered, created_at: comment.created_at })
    .from(comment)
    .where(
      and(
        eq(comment.fiction_id, fiction.id),
        type && eq(comment.type, type),
        chapter_id === undefined ? undefined : eq(comment.chapter_id, chapter_id),
        visibleIn[filter](db),
        isNotBlocked(db, comment),
        where,
      ),
    )
    .orderBy(desc(comment.created_at), desc(comment.id))
    .limit(limit)
    .as('of_story');
  return db
    .select({ id: of.id, answered: of.answered, created_at: of.created_at })
    .from(fiction)
    .crossJoinLateral(of)
    .where(
      and(
        isOwnStory(context),
        fiction_id === undefined ? undefined : eq(fiction.id, fiction_id),
        language && eq(fiction.language, language),
      ),
    )
    .orderBy(desc(of.created_at), desc(of.id))
    .limit(limit);
}

/** The places of a page, and one more where another page follows. */
async function loadPlaces(context: Context, query: Query): Promise<Place[]> {
  const { order, per_page } = query;
  const after = query.after === undefined ? undefined : readPlace(query.after);
  const most = per_page + 1;
  if (order === 'newest') return selectNewest(context, query, after && isOlder(after), most);
  const positions: Place[] = [];
  for (const answered of after?.answered ? [true] : [false, true]) {
    const here = after?.answered === answered ? isOlder(after) : undefined;
    const remaining = most - positions.length;
    if (remaining > 0)
      positions.push(...(await selectNewest(context, query, and(eq(comment.answered, answered), here), remaining)));
  }
  return positions;
}

/** The latest answers to comments, and how many there are. */
async function loadReplies(context: Context, ids: readonly number[]) {
  const { db, user } = context;
  const ranked = db
    .select({
      id: comment.id,
      parent_id: comment.parent_id,
      rank: sql<number>`row_number() over (partition by ${comment.parent_id} order by ${comment.id} desc)`
        .mapWith(Number)
        .as('rank'),
      total: sql<number>`count(*) over (partition by ${comment.parent_id})`.mapWith(Number).as('total'),
    })
    .from(comment)
    .where(
      and(inArray(comment.parent_id, [...ids]), isNull(comment.hidden), isNotBlocked(db, comment, sql`${user.id}`)),
    )
    .as('ranked');
  const rows = await db
    .select({ comment, total: ranked.total })
    .from(ranked)
    .innerJoin(comment, eq(comment.id, ranked.id))
    .where(sql`${ranked.rank} <= ${commentLimits.repliesShown}`)
    .orderBy(asc(comment.id));
  const byParent = Map.groupBy(rows, (row) => row.comment.parent_id);
  return (id: number) => {
    const of = byParent.get(id) ?? [];
    return { reply_count: of[0]?.total ?? 0, replies: of.map((row) => toReply(row.comment, user.id)) };
  };
}

type Handled = 'listComments' | 'listCommentedStories' | 'listCommentedChapters' | 'listReplies';

export const lists: Pick<HandlersOf<typeof calls>, Handled> = {
  async listComments({ query }, context) {
    const { db, user } = context;
    // Asked for first: what comes in from now on may be shown, but is not taken for seen.
    const [{ newest }] = (await db.select({ newest: max(comment.id) }).from(comment)) as [{ newest: number | null }];
    const positions = await loadPlaces(context, query);
    const page = positions.slice(0, query.per_page);
    const ids = page.map(({ id }) => id);
    if (ids.length === 0) return { items: [], next: null, newest };
    const [rows, chapters, replies] = await Promise.all([
      db
        .select({ of: comment, title: fiction.title, language: fiction.language })
        .from(comment)
        .innerJoin(fiction, eq(fiction.id, comment.fiction_id))
        .where(inArray(comment.id, ids)),
      db
        .selectDistinct({ id: chapter.id, number: chapter.number, title: chapter.title })
        .from(chapter)
        .innerJoin(comment, and(eq(comment.chapter_id, chapter.id), inArray(comment.id, ids))),
      loadReplies(context, ids),
    ]);
    const chapterById = new Map(chapters.map((one) => [one.id, one]));
    const byId = new Map(rows.map((row) => [row.of.id, row]));
    const items = ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const { of, ...story } = row;
      const { type, fiction_id, chapter_id, answered, pinned } = of;
      const chapter = chapterById.get(chapter_id ?? 0);
      return {
        ...toReply(of, user.id),
        ...story,
        ...replies(id),
        type,
        fiction_id,
        chapter_id,
        number: chapter?.number ?? null,
        chapter_title: chapter?.title ?? null,
        answered,
        pinned,
      };
    });
    return { items, next: positions.length > page.length ? getPlace(page.at(-1)!) : null, newest };
  },

  async listCommentedStories(_, context) {
    const { db } = context;
    const items = await db
      .select({
        id: fiction.id,
        title: fiction.title,
        language: fiction.language,
        count: sql<number>`count(*) filter (where ${comment.parent_id} is null)`.mapWith(Number),
        unread: sql<number>`count(*) filter (where not ${comment.is_read})`.mapWith(Number).as('unread'),
      })
      .from(comment)
      .innerJoin(fiction, and(eq(fiction.id, comment.fiction_id), isOwnStory(context)))
      .leftJoin(parent, eq(parent.id, comment.parent_id))
      .where(isVisible(db))
      .groupBy(fiction.id)
      .orderBy(sql`unread desc`, asc(fiction.title), asc(fiction.id));
    return { items };
  },

  async listCommentedChapters({ params: { id } }, context) {
    const { db } = context;
    const [story] = await db
      .select({ id: fiction.id })
      .from(fiction)
      .where(and(eq(fiction.id, id), isOwnStory(context)));
    if (!story) throw notFound();
    const items = await db
      .select({
        id: chapter.id,
        number: chapter.number,
        title: chapter.title,
        count: sql<number>`count(*) filter (where ${comment.parent_id} is null)`.mapWith(Number),
        unread: sql<number>`count(*) filter (where not ${comment.is_read})`.mapWith(Number),
      })
      .from(comment)
      .innerJoin(chapter, eq(chapter.id, comment.chapter_id))
      .innerJoin(fiction, eq(fiction.id, comment.fiction_id))
      .leftJoin(parent, eq(parent.id, comment.parent_id))
      .where(and(eq(comment.fiction_id, id), isVisible(db)))
      .groupBy(chapter.id)
      .orderBy(asc(chapter.number), asc(chapter.id));
    return { items };
  },

  async listReplies({ params: { id }, query: { after } }, context) {
    const { db, user } = context;
    const [row] = await db
      .select({ id: comment.id })
      .from(comment)
      .innerJoin(fiction, and(eq(fiction.id, comment.fiction_id), isOwnStory(context)))
      .where(eq(comment.id, id));
    if (!row) throw notFound();
    const answers = and(eq(comment.parent_id, id), isNull(comment.hidden), isNotBlocked(db, comment, sql`${user.id}`));
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(comment)
        .where(and(answers, after === undefined ? undefined : gt(comment.id, after)))
        .orderBy(asc(comment.id))
        .limit(100),
      db.select({ total: count() }).from(comment).where(answers),
    ]);
    return { items: rows.map((row) => toReply(row, user.id)), total: counted!.total };
  },
};
