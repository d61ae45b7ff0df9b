import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { chapterFields } from './chapterFields.ts';
import { taskStatuses, translationTask } from './translationTask.entity.ts';

const { book_id, language, translator_id, ends_on, first_chapter, last_chapter } = translationTask.fields;
const readers = ['content_manager', 'translator', 'translation_auditor', 'original_author'] as const;
const status = t.string().oneOf(taskStatuses).required();
/** Parts that one book and language is split into at once. */
const maxParts = 20;

/**
 * Gives chapters of a book to translators, in one language: all of it or nothing. A chapter that is approved and whose
 * source has not changed since is left out. 409 `translation.office.errors.taken` where an open task has one of them,
 * `details.numbers`; 422 where there is nothing to translate in a part.
 */
export const assignTasks = call('POST /api/office/translation-tasks/assign', {
  roles: ['content_manager'],
  idempotent: true,
  body: t.object({
    book_id: ruleOf(book_id),
    language: ruleOf(language),
    parts: t
      .array(
        t.object({
          translator_id: ruleOf(translator_id),
          ends_on: ruleOf(ends_on),
          first_chapter: ruleOf(first_chapter),
          last_chapter: ruleOf(last_chapter),
        }),
      )
      .min(1)
      .max(maxParts)
      .required(),
  }),
  answer: t.object({ ids: t.array(t.id().required()).required() }),
});

/** The translator takes a task: from now on its chapters can be translated. */
export const receiveTask = call('POST /api/office/translation-tasks/{id}/receive', {
  roles: ['translator'],
  answer: t.object({ id: t.id().required(), status }),
});

/** The chapters of a task, in their order; `may_translate`: the caller may change their texts now. */
export const listTaskChapters = call('GET /api/office/translation-tasks/{id}/chapters', {
  roles: readers,
  answer: t.object({
    status,
    ends_on: ruleOf(ends_on),
    may_translate: t.boolean().required(),
    items: t.array(t.object(chapterFields)).required(),
  }),
});

/**
 * Gives chapters of a task to the auditor; without `ids` all that are in work. 409
 * `translation.office.errors.unfinished` where segments are not done, `details.numbers`; after the end date 409
 * `translation.office.errors.past_end` (domain.md section 8).
 */
export const submitTranslations = call('POST /api/office/translation-tasks/{id}/submit', {
  roles: ['translator'],
  body: t.object({ ids: t.array(t.id().required()).min(1).max(1000) }),
  answer: t.object({ ids: t.array(t.id().required()).required() }),
});
