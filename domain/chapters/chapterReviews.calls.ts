import { chapter, chapterStatuses } from '#domain/chapters/chapter.entity.ts';
import { reviewObstacles } from '#domain/chapters/chapter.ts';
import { flagKinds } from '#domain/editor/restrictedWords.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguages, storyLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { partOfQueue } from '../kit/paging.ts';

/** Notes that a review leaves at most. */
const maxNotes = 200;

const reviewers = ['editor', 'work_auditor'] as const;
const { fields } = chapter;
const instant = () => fields.created_at.rule;
const penName = () => t.string().nullable().defined();

/**
 * Chapters that wait for a review, the first submitted in front; to an editor only those of their stories. The next
 * part follows `after_at` and `after_id`, the last that was shown, so that none is missed while others are decided on.
 */
export const listReviewQueue = call('GET /api/office/chapter-reviews', {
  roles: reviewers,
  query: t.object({
    fiction_id: t.query.id(),
    ...partOfQueue,
  }),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          fiction_id: t.id().required(),
          story: ruleOf(fiction.fields.title),
          language: t.string().oneOf(storyLanguages).required(),
          pen_name: penName(),
          number: ruleOf(fields.number),
          title: ruleOf(fields.title),
          word_count: ruleOf(fields.word_count),
          submitted_at: instant().required(),
          /** Readers have an older text of it. */
          published: t.boolean().required(),
          /** It was decided on before. */
          again: t.boolean().required(),
        }),
      )
      .required(),
    /** How many wait, of all. */
    total: t.integer().required(),
  }),
});

const note = t.object({ paragraph: t.integer().min(0).required(), text: t.string().required().max(2000) });

/** A chapter as its reviewer reads it; one that does not wait, or is the reader's own, has an `obstacle`. */
export const getChapterReview = call('GET /api/office/chapters/{id}/review', {
  roles: reviewers,
  answer: t.object({
    id: t.id().required(),
    number: ruleOf(fields.number),
    title: ruleOf(fields.title),
    content: t.rawString().defined(),
    word_count: ruleOf(fields.word_count),
    revision: t.integer().required(),
    state: t.string().oneOf(chapterStatuses).required(),
    submitted_at: ruleOf(fields.submitted_at),
    release_at: ruleOf(fields.release_at),
    /** Goes live when it is approved; else it waits for its author or its time. */
    publish: t.boolean().required(),
    obstacle: t.string().oneOf(reviewObstacles).nullable().defined(),
    /** Before and after it in the story, whatever state they are in. */
    previous_id: t.id().nullable().defined(),
    next_id: t.id().nullable().defined(),
    story: t
      .object({
        id: t.id().required(),
        title: ruleOf(fiction.fields.title),
        language: t.string().oneOf(storyLanguages).required(),
        rating: ruleOf(fiction.fields.rating),
        pen_name: penName(),
      })
      .required(),
    /** The language that the author is written to in. */
    author_language: t
      .string()
      .oneOf(Object.keys(interfaceLanguages) as InterfaceLanguage[])
      .required(),
    /** What it was when it was rejected last, or else what readers see of it; null where there is neither. */
    before: t
      .object({
        kind: t.string().oneOf(['rejected', 'published']).required(),
        title: ruleOf(fields.title),
        content: t.rawString().defined(),
        at: instant().nullable().defined(),
      })
      .nullable()
      .default(undefined)
      .defined(),
    /** Restricted words and contact data, at paragraphs counted from 0. */
    flags: t
      .array(
        t.object({
          paragraph: t.integer().min(0).required(),
          kind: t.string().oneOf(flagKinds).required(),
          text: t.rawString().required(),
          note: t.string().nullable().defined(),
        }),
      )
      .required(),
    /** Decisions until now, the last one first. */
    reviews: t
      .array(
        t.object({
          revision: t.integer().required(),
          approved: t.boolean().required(),
          reason: t.string().nullable().defined(),
          notes: t.array(note).required(),
          by: t.string().nullable().defined(),
          at: instant().required(),
        }),
      )
      .required(),
  }),
});

/**
 * Decides on a submitted chapter: approved it goes live, or waits for its release; rejected it goes back with a reason
 * and notes at paragraphs, counted from 0. `revision` is the state that was read; 409 where it is another by now, or
 * decided already. Nobody decides on their own story (403).
 */
export const reviewChapter = call('POST /api/office/chapters/{id}/review', {
  roles: reviewers,
  body: t.object({
    revision: t.integer().min(1).required(),
    approved: t.boolean().required(),
    reason: t
      .string()
      .max(2000)
      .when('approved', ([approved], rule) => (approved === false ? rule.required() : rule)),
    notes: t.array(note).max(maxNotes).default([]),
  }),
  answer: t.object({ id: t.id().required(), status: t.string().required() }),
});
