import { substituteFaults } from '#domain/editors/absence.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, date } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { createWaitingFields } from '#domain/shared/waiting.ts';

const count = () => t.integer().min(0).required();
const waiting = () => t.object(createWaitingFields());
const language = () => ruleOf(choice(storyLanguages, { required: true }));

/**
 * What each editor has in hand, by language: works by the state of their contracts, and what waits for the editor. Editors
 * without works are there, too; `id` is null for works without an editor. Absences are those that are not over; `reviewed`
 * are the chapters that the editor has decided on lately (`decidedLately.ts`).
 */
export const listEditorsLoad = call('GET /api/office/editors-load', {
  roles: ['content_manager', 'work_auditor'],
  answer: t.object({
    /** The UTC+8 day. */
    today: ruleOf(date({ required: true })),
    items: t
      .array(
        t.object({
          id: t.id().nullable().defined(),
          name: t.string().nullable().defined(),
          /** The account works as an editor. */
          active: t.boolean().required(),
          reviewed: count(),
          languages: t
            .array(
              t.object({
                language: language(),
                unsigned: count(),
                in_review: count(),
                signed: count(),
                chapters: waiting(),
                applications: waiting(),
              }),
            )
            .required(),
          absences: t
            .array(
              t.object({
                id: t.id().required(),
                starts_on: ruleOf(date({ required: true })),
                ends_on: ruleOf(date({ required: true })),
                languages: t.array(language()).required(),
                substitute: t.string().required(),
                /** Why nobody stands in, although it was planned so. */
                fault: t.string().oneOf(substituteFaults).nullable().defined(),
              }),
            )
            .required(),
        }),
      )
      .required(),
  }),
});
