import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { AnyEntity } from '#domain/entities.ts';
import { hidesPeople, mayRead } from '#domain/kit/entity.ts';
import { getEditableUntil } from '#domain/notes/note.ts';
import type * as calls from '#domain/notes/notes.calls.ts';
import { recordNotes, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { getTable, selectTitle } from '#server/kit/list.ts';
import { checkReadable } from '#server/kit/readable.ts';
import { insertMessages } from '#server/platform/notify/notify.ts';
import { loadMentioned, loadReaders } from './readers.ts';

const { user } = tables;
const { id, resource, record_id, user_id } = recordNotes;
type Row = typeof recordNotes.$inferSelect;
type Mentioned = Awaited<ReturnType<typeof loadMentioned>>;

const isOfRecord = (entity: AnyEntity, of: number) => and(eq(resource, entity.name), eq(record_id, of));

/** Names of colleagues in a text give way to a dash where they are not to be known. */
const hideNames = ({ text, mentions }: Row): string =>
  mentions.toSorted((a, b) => b.length - a.length).reduce((words, name) => words.replaceAll(`@${name}`, '@—'), text);

function toNote(
  { user: me, now }: Context,
  entity: AnyEntity,
  row: Row,
  writer: Pick<typeof me, 'role'> & { by: string },
) {
  const mine = row.user_id === me.id;
  const hidden = hidesPeople(entity, me.role);
  const by_hidden = hidden && !mine;
  const until = getEditableUntil(row.created_at);
  return {
    id: row.id,
    by: by_hidden ? null : writer.by,
    by_hidden,
    role: by_hidden ? null : writer.role,
    mine,
    text: hidden ? hideNames(row) : row.text,
    mentions: hidden ? [] : row.mentions,
    created_at: row.created_at,
    edited_at: row.edited_at,
    editable_until: mine && now < until ? until.toISOString() : null,
  };
}

const selectNotes = ({ db }: Context, where: SQL | undefined) =>
  db
    .select({ note: recordNotes, by: user.user_name, role: user.role })
    .from(recordNotes)
    .innerJoin(user, eq(user.id, user_id))
    .where(where)
    .orderBy(desc(id))
    .$dynamic();

async function loadNote(context: Context, entity: AnyEntity, of: number) {
  const [row] = await selectNotes(context, eq(id, of));
  return toNote(context, entity, row!.note, row!);
}

/** Tells those who are named in a note; nobody twice. */
async function notifyMentioned(context: Context, entity: AnyEntity, of: number, note: number, mentioned: Mentioned) {
  if (mentioned.length === 0) return;
  const { db, user: me } = context;
  const [record] = await db
    .select({ title: selectTitle(entity) })
    .from(getTable(entity))
    .where(eq(getTable(entity).id!, of));
  const [writer] = await db.select({ by: user.user_name }).from(user).where(eq(user.id, me.id));
  const title = entity.fields[entity.title];
  const rows = mentioned.map(({ id: reader, role }) => ({
    user_id: reader,
    once_key: `note ${note} ${reader}`,
    args: {
      by: hidesPeople(entity, role) ? null : writer!.by,
      title: String((!title || mayRead(title, role) ? record?.title : undefined) ?? of),
      of: entity.name,
      id: of,
    },
  }));
  await insertMessages(context, 'record_note', rows);
}

/** A note of the caller's own that may still be changed, and the entity of its record, which the caller may still read. */
async function findOwn(context: Context, of: number) {
  const { db, user: me, now } = context;
  const [row] = await db
    .select()
    .from(recordNotes)
    .where(and(eq(id, of), eq(user_id, me.id)))
    .for('update');
  if (!row || now >= getEditableUntil(row.created_at)) throw notFound();
  return { row, entity: await checkReadable(context, row) };
}

export const notes: HandlersOf<typeof calls> = {
  async listNotes({ query: { page, per_page, ...record } }, context) {
    const entity = await checkReadable(context, record);
    const where = isOfRecord(entity, record.record_id);
    const part = selectNotes(context, where).limit(per_page);
    const [rows, total] = await Promise.all([
      part.offset((page - 1) * per_page),
      context.db.$count(recordNotes, where),
    ]);
    return { items: rows.map((row) => toNote(context, entity, row.note, row)), total };
  },

  async addNote({ body }, context) {
    const { db, now, user: me } = context;
    const entity = await checkReadable(context, body);
    const mentioned = await loadMentioned(context, entity, body.record_id, body.text);
    const mentions = mentioned.map(({ name }) => name);
    const [row] = await db
      .insert(recordNotes)
      .values({ ...body, mentions, user_id: me.id, created_at: now.toISOString() })
      .returning();
    await notifyMentioned(context, entity, body.record_id, row!.id, mentioned);
    await audit(context, 'add_note', entity.name, body.record_id);
    return loadNote(context, entity, row!.id);
  },

  async changeNote({ params, body: { text } }, context) {
    const { db, now } = context;
    const { row, entity } = await findOwn(context, params.id);
    if (text !== row.text) {
      const mentioned = await loadMentioned(context, entity, row.record_id, text);
      const mentions = mentioned.map(({ name }) => name);
      await db.update(recordNotes).set({ text, mentions, edited_at: now.toISOString() }).where(eq(id, row.id));
      await notifyMentioned(context, entity, row.record_id, row.id, mentioned);
      await audit(context, 'change_note', entity.name, row.record_id);
    }
    return loadNote(context, entity, row.id);
  },

  async deleteNote({ params }, context) {
    const { row, entity } = await findOwn(context, params.id);
    await context.db.delete(recordNotes).where(eq(id, row.id));
    await audit(context, 'delete_note', entity.name, row.record_id);
    return { id: row.id };
  },

  async listNoteReaders({ query: { q, ...record } }, context) {
    const entity = await checkReadable(context, record);
    return { items: await loadReaders(context, entity, record.record_id, q ?? '') };
  },
};
