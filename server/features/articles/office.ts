import { eq } from 'drizzle-orm';
import { textFields, type articleStates } from '#domain/articles/article.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import type { AnyHandler, Context } from '#server/kit/context.ts';
import { createCrud, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { checkMissing } from './missing.ts';
import { addPending, goesPublic, mayPublish } from './pending.ts';
import { checkSource } from './translations.ts';
import { isUnreadBy } from './unread.ts';
import { pickText } from './version.ts';
import { keepReplaced } from './versions.ts';

const { article } = tables;
type ClauseState = Pick<typeof article.$inferSelect, 'place' | 'language' | 'state'>;

interface Changes {
  source_revision?: number | null;
  title?: string;
  summary?: string;
  body?: string;
  state?: (typeof articleStates)[number];
  pending?: boolean;
  publish_at?: string | null;
}

/** A clause becomes public as an edition, never by a save; of its texts only a translation can be withdrawn. */
function checkClauseState({ place, language, state }: ClauseState, to: Changes['state']): void {
  if (place !== 'clause' || to === undefined || to === state) return;
  if (to === 'published') throw invalidField('state', 'articles.office.clause.errors.publish');
  if (to === 'draft' || language === defaultLanguage)
    throw invalidField('state', 'articles.office.clause.errors.state');
}

/** What a save sets, with whether readers get its text already; it keeps what it replaces. */
async function prepareSave(context: Context, id: number, body: Changes): Promise<Changes> {
  const { db } = context;
  const [row] = await db.select().from(article).where(eq(article.id, id)).for('update');
  if (!row) return body;
  checkClauseState(row, body.state);
  if (body.pending && body.state === 'published' && row.state !== 'published')
    throw conflict(
      row.state === 'withdrawn' ? 'articles.office.errors.withdrawn_pending' : 'articles.office.errors.pending_new',
    );
  await checkSource(db, row, body.source_revision);
  const set = await addPending(db, row, body, mayPublish(context.user));
  // Many at once, and what is taken back, say nothing of what their caller has read.
  const isPublished = goesPublic(row, set);
  if (
    context.isUnseen &&
    (isPublished || set.publish_at) &&
    (await isUnreadBy(db, row, pickText({ ...row, ...set }), context.user.id))
  )
    throw conflict('articles.office.errors.unread');
  const state = set.state ?? row.state;
  // What is saved in a clause is checked for readers where it is published.
  if (isPublished || (set.body !== undefined && set.body !== row.body))
    await checkMissing(db, set.body ?? row.body, state === 'published' && row.place !== 'clause');
  await keepReplaced(context, id, { ...set });
  return set;
}

/** What lets readers have a text is written over no text that its caller has not seen. */
const refuseUnseen = ({ state, pending, publish_at }: Changes) =>
  state === 'published' || pending === false || publish_at ? ('articles.office.errors.changed' as const) : undefined;

/** A text that waited is not kept from readers any more once its article was taken back: somebody reads it and publishes it. */
const checkRestore: AnyHandler['checkRestore'] = ({ state, pending }) => {
  if (pending?.from !== true) return;
  if (state?.to === 'withdrawn') throw conflict('articles.office.errors.withdrawn_pending');
  if (state?.to === 'draft') throw conflict('articles.office.errors.unread');
};

/** A time was given to a text, and does not come back to another one. */
const standsOn: AnyHandler['standsOn'] = { publish_at: textFields };

const generated = createCrud('article');

/** The back office's calls for articles: each save keeps what it replaces, and what is made has nobody who reads it otherwise. */
const articleHandlers: CrudHandlers = {
  ...generated,
  update: Object.assign<AnyHandler, Partial<AnyHandler>>(
    async (input, context: Context) =>
      generated.update({ ...input, body: await prepareSave(context, input.params.id, input.body) }, context),
    { refuseUnseen, checkRestore, standsOn },
  ),
  async create(input, context: Context) {
    const { db, now, user } = context;
    checkClauseState({ ...input.body, state: 'draft' }, input.body.state);
    // Readers have no text from before that they could keep.
    if (input.body.pending && input.body.state === 'published')
      throw invalidField('pending', 'articles.office.errors.pending_new');
    await checkSource(db, input.body, input.body.source_revision);
    await checkMissing(db, input.body.body, input.body.state === 'published');
    const record = (await generated.create({ ...input, body: { ...input.body, pending: false } }, context)) as {
      id: number;
    };
    await db
      .update(article)
      .set({ revised_by: user.id, revised_at: now.toISOString(), written_by_id: user.id })
      .where(eq(article.id, record.id));
    return record;
  },
};

export const office: OfficeHandlers = { article: articleHandlers };
