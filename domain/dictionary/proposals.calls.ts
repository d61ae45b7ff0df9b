import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { approvers, dictionaryEntry } from './dictionaryEntry.entity.ts';

const { translation } = dictionaryEntry.fields;

/**
 * Decides on the translation that somebody proposes for an approved entry, and that was `seen`: it becomes the approved
 * one, or is dropped. 409 `dictionary.office.errors.decided` where another one, or none, is proposed by now.
 */
export const decideProposal = call('POST /api/office/dictionary-entries/{id}/proposal', {
  roles: approvers,
  body: t.object({ approved: t.boolean().required(), seen: ruleOf(translation) }),
  answer: t.object({ id: t.id().required(), translation: ruleOf(translation) }),
});
