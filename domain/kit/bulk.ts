import { mayRead, mayWrite, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';
import type { Message } from './messages.ts';

/** The most records that one bulk call changes. */
export const maxBulk = 500;
/** The most records that a person edits at once, by several such calls of so many. */
export const maxBulkEdit = 5000;
export const bulkBatch = 100;

/**
 * What became of a record: it was changed, the value was proposed for it, it had that value already, is refused by a rule,
 * is not there, or was changed by somebody since, which is not taken back.
 */
export const bulkResults = ['changed', 'proposed', 'same', 'refused', 'missing', 'changed_since'] as const;
export type BulkResult = (typeof bulkResults)[number];

export const idsRule = () => t.array(t.id().required()).min(1).max(maxBulk).required();

/** `change`: the line of the audit log by which it can be taken back; `error`: why it was refused. */
const item = t.object({
  id: t.id().required(),
  result: t.string().oneOf(bulkResults).required(),
  change: t.id().nullable().defined(),
  error: t.mixed<Message>().nullable().defined(),
});
export type BulkItem = t.InferType<typeof item>;

/** Of each record in the order of their ids. */
export const bulkAnswer = t.object({ items: t.array(item).required() });
export type BulkAnswer = t.InferType<typeof bulkAnswer>;

/** What a person calls a bulk edit of several calls: they are taken back as one. */
export const editToken = () => t.string().max(60);

/** The same, and the bulk edit that the call is a part of, once it has changed anything. */
export const updatesAnswer = bulkAnswer.shape({ edit: t.id().nullable().defined() });
export type UpdatesAnswer = t.InferType<typeof updatesAnswer>;

/** One's latest bulk edits of an entity's records: which fields were set in how many, and when they were taken back. */
export const latestEdits = 10;
const bulkEdit = t.object({
  id: t.id().required(),
  fields: t.array(t.string().required()).required(),
  records: t.integer().required(),
  at: t.string().required(),
  undone_at: t.string().nullable().defined(),
});
export type BulkEditItem = t.InferType<typeof bulkEdit>;
export const bulkEditsAnswer = t.object({ items: t.array(bulkEdit.required()).required() });

/** What became of the next of its records, and how many are still to be taken back. */
export const undoAnswer = bulkAnswer.shape({ remaining: t.integer().required() });
export type UndoAnswer = t.InferType<typeof undoAnswer>;

/** How many records would change or have the value proposed, have that value already, or are not there; and each that would be refused, with its reason. */
export const bulkPreview = t.object({
  change: t.integer().required(),
  proposed: t.integer().required(),
  same: t.integer().required(),
  missing: t.integer().required(),
  refusals: t.array(t.object({ id: t.id().required(), error: t.mixed<Message>().required() })).required(),
});
export type BulkPreview = t.InferType<typeof bulkPreview>;

/** Which lines of the audit log are taken back, and of them which fields; without `fields`, all. */
export const restoreBody = t.object({
  changes: idsRule(),
  fields: t.array(t.string().required().max(60)).min(1).max(100),
});

/** May a role give a field back what it had before a change? Nobody does where that was a decision. */
export function mayRestore(entity: Entity<any>, name: string, role: Role): boolean {
  const field: Field | undefined = entity.fields[name];
  return field !== undefined && !field.final && mayRead(field, role) && mayWrite(field, role, 'update');
}
