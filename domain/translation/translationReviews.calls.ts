import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { maxContent } from '#domain/chapters/chapterLimits.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date, time } from '#domain/kit/fields.ts';
import { maxPerPage, queuePart } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes, storyLanguages } from '#domain/languages.ts';
import { chapterFields } from './chapterFields.ts';
import { reviewObstacles } from './reviewObstacle.ts';
import { remark, segment } from './segmentRule.ts';
import { translatedChapterStates } from './translatedChapter.ts';
import { translationTask } from './translationTask.entity.ts';

/** Remarks that a review leaves at most. */
const maxRemarks = 200;
/** Chapters of a task that are decided on at once. */
const maxChapters = 1000;
const reviewers = ['translation_auditor'] as const;

const revision = t.integer().min(1).required();
const count = t.integer().min(0).required();
const language = () => t.string().oneOf(storyLanguages).required();
const translatedTitle = ruleOf(sourceChapter.fields.title);
const state = t.string().oneOf(translatedChapterStates).required();
const instant = () => time().rule.required();
const { ends_on } = translationTask.fields;

/**
 * Translated chapters that wait for a review and are in an open task: whose task ends first in front, of one end date
 * those that were submitted first. The next part follows `after_on`, `after_at` and `after_id`, the end date, the time of
 * submission and the id of the last that was shown. `again`: it was rejected before.
 */
export const listTranslationReviews = call('GET /api/office/translation-reviews', {
  roles: reviewers,
  query: t.object({
    book_id: t.query.id(),
    language: t.string().oneOf(storyLanguages),
    after_on: date().rule,
    after_at: time().rule,
    after_id: t.query.id(),
    per_page: t.query.integer().min(1).max(maxPerPage).default(queuePart),
  }),
  answer: t.object({
    items: t
      .array(
        t.object({
          ...chapterFields,
          book_id: t.id().required(),
          book: t.string().required(),
          language: language(),
          translator: t.string().required(),
          submitted_at: instant(),
          ends_on: ruleOf(ends_on),
          again: t.boolean().required(),
        }),
      )
      .required(),
    /** How many wait, of all. */
    total: t.integer().required(),
    /** Books that any of them is of, whichever is asked for. */
    books: t.array(t.object({ id: t.id().required(), title: t.string().required() })).required(),
    /** Who reviews, with how many decisions each has made lately (`decidedLately.ts`): what waits does so for all of them. */
    reviewers: t.array(t.object({ id: t.id().required(), name: t.string().required(), decided: count })).required(),
  }),
});

/**
 * A translated chapter as its reviewer reads it; one that does not wait, or may not be approved, has an `obstacle`.
 * `before` is what it was when it was rejected last, or else as it was submitted, where the reviewer has corrected it
 * since; null where there is nothing to compare with.
 */
export const getTranslationReview = call('GET /api/office/translated-chapters/{id}/review', {
  roles: reviewers,
  answer: t.object({
    ...chapterFields,
    revision,
    translated_title: translatedTitle,
    book: t.object({ id: t.id().required(), title: t.string().required() }).required(),
    source_language: t.string().oneOf(interfaceLanguageCodes).required(),
    language: language(),
    paragraphs: t
      .array(t.object({ id: t.integer().required(), text: t.rawString().defined(), words: count }))
      .required(),
    text: t.array(segment).required(),
    submitted_at: time().rule.nullable().defined(),
    obstacle: t.string().oneOf(reviewObstacles).nullable().defined(),
    translator: t
      .object({
        name: t.string().required(),
        /** The language that they are written to in. */
        language: t.string().oneOf(interfaceLanguageCodes).required(),
      })
      .nullable()
      .default(undefined)
      .defined(),
    /** The open task that it is in, with all of its chapters that wait, in the state that they are in now. */
    task: t
      .object({
        id: t.id().required(),
        ends_on: ruleOf(ends_on),
        /**
         * Those that the caller may decide on at once: not what they have written in themselves. Where the source has
         * changed since they were submitted, they can only be rejected.
         */
        waiting: t
          .array(
            t.object({
              id: t.id().required(),
              number: chapterFields.number,
              revision,
              source_changed: t.boolean().required(),
            }),
          )
          .required(),
      })
      .nullable()
      .default(undefined)
      .defined(),
    before: t
      .object({
        kind: t.string().oneOf(['rejected', 'approved', 'submitted']).required(),
        title: translatedTitle,
        text: t.array(segment).required(),
        at: instant(),
      })
      .nullable()
      .default(undefined)
      .defined(),
    /** Decisions and corrections until now, the last one first. */
    history: t
      .array(
        t.object({
          id: t.id().required(),
          cause: t.string().oneOf(['send_back', 'approve', 'correct']).required(),
          reason: t.string().nullable().defined(),
          remarks: t.array(remark).required(),
          by: t.string().nullable().defined(),
          at: instant(),
        }),
      )
      .required(),
  }),
});

const decision = {
  approved: t.boolean().required(),
  reason: t
    .string()
    .max(2000)
    .when('approved', ([approved], rule) => (approved === false ? rule.required() : rule)),
};

/**
 * Decides on a submitted chapter: approved, or rejected with a reason and remarks at segments, by their
 * source paragraphs. `revision` is the state that was read; 409 `translation.office.errors.decided` where it is another by now or decided
 * already, `translation.office.errors.source_changed` where segments are open since. Who translated it does not approve
 * it (403); 422 for a remark at no segment.
 */
export const reviewTranslation = call('POST /api/office/translated-chapters/{id}/review', {
  roles: reviewers,
  body: t.object({ revision, ...decision, remarks: t.array(remark).max(maxRemarks).default([]) }),
  answer: t.object({ id: t.id().required(), state }),
});

/**
 * The same decision on several chapters of a task, each in the state that was read: all of them or none. Refused as
 * `reviewTranslation` is; the chapters whose source has changed are named, `translation.office.errors.source_changed_chapters`.
 */
export const reviewTask = call('POST /api/office/translation-tasks/{id}/review', {
  roles: reviewers,
  body: t.object({
    chapters: t
      .array(t.object({ id: t.id().required(), revision }))
      .min(1)
      .max(maxChapters)
      .required(),
    ...decision,
  }),
  answer: t.object({ ids: t.array(t.id().required()).required(), state }),
});

/**
 * Corrects a chapter that waits, in the state that was read: another text at segments, counted from 0, and another `title`; without it that stays.
 * The text is kept as a version of the reviewer. Refused as `reviewTranslation` is; 422 for a segment that is not there
 * or would be left empty.
 */
export const correctTranslation = call('POST /api/office/translated-chapters/{id}/correct', {
  roles: reviewers,
  body: t.object({
    revision,
    title: translatedTitle.optional(),
    targets: t
      .array(t.object({ segment: count, target: t.rawString().required().max(maxContent) }))
      .max(maxRemarks)
      .default([]),
  }),
  answer: t.object({ id: t.id().required(), revision }),
});
