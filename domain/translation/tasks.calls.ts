import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import { maxPerPage, queuePart } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { maxDecisions } from '#domain/shared/bulkDecision.ts';
import { reason } from '#domain/shared/reason.ts';
import { chapterFields } from './chapterFields.ts';
import { taskStatuses, translationTask } from './translationTask.entity.ts';

const { book_id, language, translator_id, ends_on, first_chapter, last_chapter } = translationTask.fields;
const readers = ['content_manager', 'translator', 'translation_auditor', 'original_author'] as const;
const status = t.string().oneOf(taskStatuses).required();
/** Parts that one book and language is split into at once. */
const maxParts = 20;
const translatorFields = {
  id: t.id().required(),
  name: t.string().required(),
  open_words: chapterFields.words,
  pace: t.integer().min(1).nullable().defined(),
  /** What they have had tasks of. */
  languages: t.array(t.string().oneOf(storyLanguages).required()).required(),
};

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

/**
 * What can be given out of a book in a language: its chapters with the words that are left of each, whether anything is
 * left, and which an open task has; and who translates, with the words that they still have to do and their pace, in words a day, by
 * what of theirs was approved in the last 60 days (`pace.ts`); null: no pace yet.
 */
export const listAssignable = call('GET /api/office/business-books/{id}/assignable', {
  roles: ['content_manager'],
  query: t.object({ language: ruleOf(language) }),
  answer: t.object({
    chapters: t
      .array(
        t.object({
          number: chapterFields.number,
          title: chapterFields.title,
          words: chapterFields.words,
          is_left: t.boolean().required(),
          is_taken: t.boolean().required(),
        }),
      )
      .required(),
    translators: t.array(t.object(translatorFields)).required(),
  }),
});

/**
 * Who can be given a task, as `listAssignable` tells of them. Of the last 180 days (`quality.ts`): the share of their tasks that did not time out, and the paragraphs that were sent back for each
 * thousand words that were approved.
 */
export const listTranslators = call('GET /api/office/translators', {
  roles: ['content_manager', 'translation_auditor'],
  answer: t.object({
    items: t
      .array(
        t.object({
          ...translatorFields,
          open_tasks: t.integer().min(0).required(),
          on_time: t.number().min(0).max(1).nullable().defined(),
          returned_per_thousand: t.number().min(0).nullable().defined(),
        }),
      )
      .required(),
  }),
});

/** What was left of a task day by day, in words that were not with the auditor, beside an even pace (`burnDown.ts`). */
export const getBurnDown = call('GET /api/office/translation-tasks/{id}/burn-down', {
  roles: readers,
  answer: t.object({
    points: t
      .array(
        t.object({
          day: date().rule.required(),
          left: t.integer().min(0).nullable().defined(),
          planned: t.integer().min(0).required(),
        }),
      )
      .required(),
  }),
});

const ids = () => t.array(t.id().required()).min(1).max(maxDecisions).required();
/** Tasks that were changed by it, in the order of their ids. */
const changed = t.object({ ids: t.array(t.id().required()).required() });

/**
 * Gives tasks to another translator, all or none. They begin where the one before stood, who is told the reason. `ends_on`
 * moves the end dates too, also of what is theirs already and stays; 422 at it where one has passed and none is given. 409
 * `translation.office.errors.step` where a task is done.
 */
export const reassignTasks = call('POST /api/office/translation-tasks/reassign', {
  roles: ['content_manager'],
  body: t.object({
    ids: ids(),
    translator_id: ruleOf(translator_id),
    ends_on: ruleOf({ ...ends_on, required: false }),
    reason: reason(),
  }),
  answer: changed,
});

/**
 * Moves the end dates of tasks, all or none, to today or later; one that timed out goes on. Refused as `reassignTasks` is,
 * and 403 where the caller has asked for more days of one.
 */
export const moveTasks = call('POST /api/office/translation-tasks/move', {
  roles: ['content_manager'],
  body: t.object({ ids: ids(), ends_on: ruleOf(ends_on) }),
  answer: changed,
});

/** Takes tasks away, all or none, with a reason; what was translated stays. Refused as `reassignTasks` is. */
export const cancelTasks = call('POST /api/office/translation-tasks/cancel', {
  roles: ['content_manager'],
  body: t.object({ ids: ids(), reason: reason() }),
  answer: changed,
});

/** The translator takes a task: from now on its chapters can be translated. */
export const receiveTask = call('POST /api/office/translation-tasks/{id}/receive', {
  roles: ['translator'],
  answer: t.object({ id: t.id().required(), status }),
});

/**
 * The chapters of a task, in their order: those that follow the chapter number `after`, of `total`. `may_translate`: the
 * caller may change their texts now.
 */
export const listTaskChapters = call('GET /api/office/translation-tasks/{id}/chapters', {
  roles: readers,
  query: t.object({
    after: t.query.integer().min(0).default(0),
    per_page: t.query.integer().min(1).max(maxPerPage).default(queuePart),
  }),
  answer: t.object({
    status,
    ends_on: ruleOf(ends_on),
    may_translate: t.boolean().required(),
    items: t.array(t.object(chapterFields)).required(),
    total: t.integer().min(0).required(),
  }),
});

/**
 * Gives chapters of a task to the auditor; without `ids` all in work whose segments are done. 409
 * `translation.office.errors.unfinished` where segments are not done, or none of the chapters is finished, and `.faulty` where the checks find an error in one,
 * `details.numbers`; after the end date 409 `translation.office.errors.past_end` (domain.md section 8). Where warnings
 * are not answered, 409 `.unanswered` tells them as `details.chapters`, unless the chapter was `seen` with them as it is.
 */
export const submitTranslations = call('POST /api/office/translation-tasks/{id}/submit', {
  roles: ['translator'],
  body: t.object({
    ids: t.array(t.id().required()).min(1).max(1000),
    seen: t.array(t.object({ id: t.id().required(), revision: t.integer().min(1).required() })).max(1000),
  }),
  answer: t.object({ ids: t.array(t.id().required()).required() }),
});
