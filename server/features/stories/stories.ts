import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { contractFilters, isDeletable } from '#domain/contracts/contract.ts';
import { checkEligibility, qualifies } from '#domain/contracts/eligibility.ts';
import { entities } from '#domain/entities.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { message } from '#domain/kit/messages.ts';
import { findFieldLock, lockedFields } from '#domain/stories/lockedFields.ts';
import type * as calls from '#domain/stories/stories.calls.ts';
import { statusCodes, checkTitle } from '#domain/stories/story.ts';
import { tagGroups } from '#domain/stories/tag.entity.ts';
import { tables } from '#server/db/schema.ts';
import { loadStoryChapters } from '#server/features/chapters/index.ts';
import { forgetEntries } from '#server/features/contests/index.ts';
import { loadEligibilityFacts } from '#server/features/contracts/index.ts';
import { conflict, invalid, invalidField } from '#server/kit/apiError.ts';
import { type Context, type HandlersOf } from '#server/kit/context.ts';
import { deleteRecords, insertRecord, updateRecords } from '#server/kit/crud.ts';
import { hasText } from '#server/kit/list.ts';
import { findStory, isOwnStory, lockStory, type StoryRow } from '#server/kit/story.ts';
import { ownsImages } from '../../platform/files/files.ts';
import { checkTags } from './tags.ts';

const { fiction, tag, user } = tables;
type Form = BodyOf<typeof calls.createStory>;

const isMine = (context: Context, id: number) => and(eq(fiction.id, id), isOwnStory(context));

/** Rows as their author gets them. */
async function toResponse(context: Pick<Context, 'db'>, rows: StoryRow[]) {
  const ofChapters = await loadStoryChapters(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map(
    ({
      search: _,
      author_id: _author,
      editor_id: _editor,
      share_proportion: _share,
      assigned_at: _assigned,
      ...rest
    }) => ({
      ...rest,
      ...ofChapters(rest.id),
      status: statusCodes[rest.status],
    }),
  );
}

const findResponse = async (context: Context, id: number) =>
  (await toResponse(context, [await findStory(context, id)]))[0]!;

/** Refuses, each at its field, what an application or a contract holds as it is. */
function refuseHeld(before: StoryRow, form: Form): void {
  const errors = lockedFields.flatMap((field) => {
    const lock = form[field] === before[field] ? undefined : findFieldLock(field, before.contract_status);
    return lock ? [[field, message(`stories.author.held.${lock}`)] as const] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** What a form says, as the row keeps it. Refuses a cover that is not the author's and tags that are not on offer. */
async function fromForm(context: Context, form: Form, before?: StoryRow) {
  if (form.cover !== before?.cover) await ownsImages(context, 'cover', [form.cover], 'cover');
  await checkTags(context, form, before);
  const { status, ...rest } = form;
  return {
    ...rest,
    status: status === statusCodes.completed ? 'completed' : 'ongoing',
  } as const;
}

export const stories: HandlersOf<typeof calls> = {
  async listStories({ query: { page, per_page, q, filter } }, context) {
    const { db, user: me } = context;
    const where = and(
      eq(fiction.author_id, me.id),
      filter && inArray(fiction.contract_status, contractFilters[filter]),
      hasText(fiction.search, q),
    );
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(fiction)
        .where(where)
        .orderBy(desc(sql`greatest(${fiction.updated_at}, ${fiction.written_at})`), desc(fiction.id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.$count(fiction, where),
    ]);
    return { items: await toResponse(context, rows), total };
  },

  async listSignable(_, context) {
    const { db, user: me } = context;
    const rows = await db
      .select()
      .from(fiction)
      .where(and(eq(fiction.author_id, me.id), inArray(fiction.contract_status, contractFilters.unsigned)))
      .orderBy(desc(fiction.updated_at), desc(fiction.id));
    const facts = await loadEligibilityFacts(context, me.id);
    const unsignedStories = rows.map((story) => {
      const { id, title, language, contract_status, word_count } = story;
      return { id, title, language, contract_status, word_count, checks: checkEligibility({ story, ...facts }) };
    });
    const items = rows.filter(qualifies).map(({ id, title, word_count }) => ({ id, title, word_count }));
    return { items, works: unsignedStories };
  },

  getStory: ({ params }, context) => findResponse(context, params.id),

  async createStory({ body }, context) {
    const { db, user: me } = context;
    if (body.status === statusCodes.completed) throw invalidField('status', 'stories.author.errors.empty_completed');
    if (body.language === 'ru') throw invalidField('language', 'validation.choice');
    const [author] = await db.select({ pen_name: user.pen_name }).from(user).where(eq(user.id, me.id));
    if (!author?.pen_name) throw conflict('stories.author.errors.pen_name');
    const values = { ...(await fromForm(context, body)), author_id: me.id };
    const { id } = await insertRecord(context, entities.fiction, values);
    return findResponse(context, id as number);
  },

  async saveStory({ params, body: { updated_at, ...body } }, context) {
    const before = await lockStory(context, params.id);
    if (updated_at && updated_at !== before.updated_at) throw conflict('stories.author.errors.changed');
    if (before.status === 'completed') throw conflict('stories.author.errors.completed');
    refuseHeld(before, body);
    if (body.language === 'ru' && before.language !== 'ru') throw invalidField('language', 'validation.choice');
    const problem = body.title === before.title ? undefined : checkTitle(body.title);
    if (problem) throw invalid({ title: problem });
    if (body.status === statusCodes.completed && before.chapter_count === 0)
      throw invalidField('status', 'stories.author.errors.empty_completed');
    await updateRecords(context, entities.fiction, isMine(context, params.id), await fromForm(context, body, before));
    return findResponse(context, params.id);
  },

  async deleteStory({ params }, context) {
    const { contract_status, chapter_count } = await lockStory(context, params.id);
    if (!isDeletable(contract_status)) throw conflict('stories.author.errors.has_contract');
    if (chapter_count > 0) throw conflict('stories.author.errors.has_chapters');
    await forgetEntries(context.db, params.id);
    await deleteRecords(context, entities.fiction, isMine(context, params.id));
    return { id: params.id };
  },

  async getStoryTags(_, { db }) {
    const rows = await db
      .select({ code: tag.code, name: tag.name, group: tag.group })
      .from(tag)
      .where(eq(tag.offered, true))
      .orderBy(asc(tag.position), asc(tag.id));
    const inGroup = (group: (typeof tagGroups)[number]) =>
      rows.filter((row) => row.group === group).map(({ code, name }) => ({ code, name }));
    return Object.fromEntries(tagGroups.map((group) => [group, inGroup(group)])) as Record<
      (typeof tagGroups)[number],
      { code: string; name: string }[]
    >;
  },
};
