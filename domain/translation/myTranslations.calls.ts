import { businessBook } from '#domain/books/businessBook.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { pagingQuery } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { extensionRequest } from './extensionRequest.entity.ts';
import { myTasksPerPage, myTaskTabs } from './myTasks.ts';
import { translationTask } from './translationTask.entity.ts';

const { language, status, ends_on, first_chapter, last_chapter, rejection_reason } = translationTask.fields;
const count = () => t.integer().min(0).required();

const myTask = t.object({
  id: t.id().required(),
  book: ruleOf(businessBook.fields.title),
  language: ruleOf(language),
  status: ruleOf(status),
  ends_on: ruleOf(ends_on),
  first_chapter: ruleOf(first_chapter),
  last_chapter: ruleOf(last_chapter),
  rejection_reason: rejection_reason.rule.nullable().defined(),
  may_translate: t.boolean().required(),
  chapters: count(),
  in_review: count(),
  approved: count(),
  /** Translated, and not yet with the auditor. */
  finished: count(),
  /** The first chapter with a segment that is not done. */
  next_id: t.id().nullable().defined(),
  words: count(),
  done_words: count(),
  extensions: t
    .object({
      /** How many were approved, of two. */
      approved: count(),
      /** The one that was asked for last. */
      last: t
        .object({
          days: ruleOf(extensionRequest.fields.days),
          status: ruleOf(extensionRequest.fields.status),
        })
        .nullable()
        .default(undefined)
        .defined(),
    })
    .required(),
});
export type MyTask = t.InferType<typeof myTask>;

/**
 * The tasks of a translator, with what there is to do in each: those that were sent back in front, then by their end
 * dates; done ones the newest first. `open` counts those that are not done.
 */
export const listMyTranslations = call('GET /api/office/my-translations', {
  roles: ['translator'],
  query: t.object({ ...pagingQuery(myTasksPerPage), tab: t.string().oneOf(myTaskTabs).default('open') }),
  answer: t.object({ items: t.array(myTask).required(), total: count(), open: count(), done: count() }),
});
