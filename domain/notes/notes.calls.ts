import { entityNames } from '#domain/entities.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, longText, time } from '#domain/kit/fields.ts';
import { pagingQuery, searchRule } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { roles, staff } from '#domain/roles.ts';
import { noteLimits } from './note.ts';

/** A record that the caller may read; 404 for any other. */
const record = { resource: t.string().oneOf(entityNames).required(), record_id: t.id().required() };
const ofRecord = { resource: t.string().oneOf(entityNames).required(), record_id: t.query.id().required() };
const text = () => ruleOf(longText({ required: true, max: noteLimits.characters }));

const note = t.object({
  id: t.id().required(),
  /** User name of who wrote it; null where the caller is not to know. */
  by: t.string().nullable().defined(),
  by_hidden: t.boolean().required(),
  role: ruleOf(choice(roles)),
  mine: t.boolean().required(),
  text: t.string().required(),
  /** Names in the text, without their `@`, by which colleagues were told. */
  mentions: t.array(t.string().required()).required(),
  created_at: ruleOf(time({ required: true })),
  edited_at: ruleOf(time()),
  /** Until when the caller may change or delete it; null: not, or no more. */
  editable_until: ruleOf(time()),
});
export type Note = t.InferType<typeof note>;

/** What the staff noted at a record, newest first. */
export const listNotes = call('GET /api/office/notes', {
  roles: staff,
  query: t.object({ ...ofRecord, ...pagingQuery(noteLimits.perPage) }),
  answer: t.object({ items: t.array(note.required()).required(), total: t.integer().min(0).required() }),
});

/** Notes something at a record. A colleague who may read it, and whose name stands behind an `@`, is told by a message. */
export const addNote = call('POST /api/office/notes', {
  roles: staff,
  idempotent: true,
  body: t.object({ ...record, text: text() }),
  answer: note,
});

/** Changes a note of one's own while that may be done; 404 afterwards. Who is mentioned for the first time is told. */
export const changeNote = call('POST /api/office/notes/{id}', {
  roles: staff,
  body: t.object({ text: text() }),
  answer: note,
});

/** The same for taking it away. */
export const deleteNote = call('DELETE /api/office/notes/{id}', {
  roles: staff,
  answer: t.object({ id: t.id().required() }),
});

/** Colleagues who may read the record, by the beginning of a word of their names: none for whom people are hidden from. */
export const listNoteReaders = call('GET /api/office/notes/readers', {
  roles: staff,
  background: true,
  query: t.object({ ...ofRecord, q: searchRule() }),
  answer: t.object({
    items: t
      .array(t.object({ user_name: t.string().required(), role: ruleOf(choice(roles, { required: true })) }).required())
      .required(),
  }),
});
