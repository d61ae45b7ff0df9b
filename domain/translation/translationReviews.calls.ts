import { call } from '#domain/kit/call.ts';
import { partOfQueue } from '#domain/kit/crud.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { chapterFields } from './chapterFields.ts';
import { translatedChapterStates } from './translatedChapter.ts';
import { translationTask } from './translationTask.entity.ts';

/** Remarks that a review leaves at most. */
const maxRemarks = 200;
const reviewers = ['translation_auditor'] as const;

/**
 * Translated chapters that wait for a review, whose task ends first in front. The next part follows `after_at`, the time
 * of submission, and `after_id` of the last that was shown.
 */
export const listTranslationReviews = call('GET /api/office/translation-reviews', {
  roles: reviewers,
  query: t.object({ book_id: t.query.id(), language: t.string().oneOf(storyLanguages), ...partOfQueue }),
  answer: t.object({
    items: t
      .array(
        t.object({
          ...chapterFields,
          book: t.string().required(),
          language: t.string().oneOf(storyLanguages).required(),
          submitted_at: time().rule.required(),
          ends_on: translationTask.fields.ends_on.rule.nullable().defined(),
        }),
      )
      .required(),
    /** How many wait, of all. */
    total: t.integer().required(),
  }),
});

/**
 * Decides on a submitted chapter: approved, or sent back with a reason and remarks at segments, counted from 0.
 * `revision` is the state that was read; 409 `translation.office.errors.decided` where it is another by now or decided
 * already. Who translated it does not approve it (403).
 */
export const reviewTranslation = call('POST /api/office/translated-chapters/{id}/review', {
  roles: reviewers,
  body: t.object({
    revision: t.integer().min(1).required(),
    approved: t.boolean().required(),
    reason: t
      .string()
      .max(2000)
      .when('approved', ([approved], rule) => (approved === false ? rule.required() : rule)),
    remarks: t
      .array(t.object({ segment: t.integer().min(0).required(), text: t.string().required().max(2000) }))
      .max(maxRemarks)
      .default([]),
  }),
  answer: t.object({ id: t.id().required(), state: t.string().oneOf(translatedChapterStates).required() }),
});
