import { mayWrite } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { dictionaryEntry } from './dictionaryEntry.entity.ts';

/** What an entry is known and checked by: who may not approve leaves them in an approved one. */
export const settledFields = ['term', 'aliases', 'type'] as const;

/** May somebody approve entries, and so change those that are approved? */
export const mayApprove = (role: Role): boolean => mayWrite(dictionaryEntry.fields.state, role, 'update');

/** Another translation of an approved entry beside the present one, or none any more. */
export const propose = (proposed_translation: string | null) => ({
  proposed_translation,
  has_proposal: proposed_translation !== null,
});
