import { chapter } from '#domain/chapters/chapter.entity.ts';
import { saveCauses } from '#domain/chapters/chapter.ts';
import { maxChapters, maxContent } from '#domain/chapters/chapterLimits.ts';
import { confirmationRule } from '#domain/chapters/submission.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { storyFields } from '#domain/stories/story.ts';
import { maxPage, searchRule } from '../kit/paging.ts';

const { fields } = chapter;
const { number, title, status, revision_status, word_count, submitted_at, release_at, published_at } = fields;

/** A chapter as its author's lists show it; `revision` counts the states of its text. */
const rowFields = {
  id: t.id().required(),
  number: ruleOf(number),
  title: ruleOf(title),
  status: ruleOf(status),
  revision_status: ruleOf(revision_status),
  word_count: ruleOf(word_count),
  revision: t.integer().required(),
  publish_when_approved: t.boolean().required(),
  submitted_at: ruleOf(submitted_at),
  release_at: ruleOf(release_at),
  published_at: ruleOf(published_at),
  rejection_reason: ruleOf(fields.rejection_reason),
  updated_at: ruleOf(fields.updated_at),
};
/** `reads` of the reading apps are null where the chapter was never read. */
const row = t.object({ ...rowFields, reads: t.integer().nullable().defined() });

/** A page of a story's table of contents, in the order of its chapters; `status` is the state of the text worked on. */
export const listChapters = call('GET /api/fictions/{id}/chapters', {
  viewable: true,
  roles: authors,
  query: t.object({
    page: t.query.integer().min(1).max(maxPage).default(1),
    per_page: t.query.integer().min(1).max(200).default(100),
    status: status.rule,
    q: searchRule(),
  }),
  answer: t.object({
    items: t.array(row).required(),
    total: t.integer().required(),
    counts: t.mixed<Record<string, number>>().required(),
  }),
});

const note = t.object({ paragraph: t.integer().min(0).required(), text: t.string().required() });

/** A chapter with its text, its neighbours, and the last review's notes where it was rejected. */
export const getChapter = call('GET /api/fiction/chapters/{chapter_id}', {
  viewable: true,
  roles: authors,
  answer: t.object({
    ...rowFields,
    fiction_id: t.id().required(),
    content: t.rawString().defined(),
    previous_id: t.id().nullable().defined(),
    next_id: t.id().nullable().defined(),
    notes: t.array(note).required(),
    story: t
      .object({
        title: storyFields.title,
        language: storyFields.language,
        completed: t.boolean().required(),
        signed: t.boolean().required(),
      })
      .required(),
  }),
});

const text = {
  title: ruleOf(title),
  content: t.rawString().defined().max(maxContent),
};
const saved = t.object({
  id: t.id().required(),
  number: ruleOf(number),
  status: ruleOf(status),
  revision_status: ruleOf(revision_status),
  word_count: ruleOf(word_count),
  revision: t.integer().required(),
  updated_at: ruleOf(fields.updated_at),
});

/** A new chapter at the end of the story: a draft. */
export const createChapter = call('POST /api/fictions/{fiction_id}/chapters/new', {
  roles: authors,
  idempotent: true,
  body: t.object(text),
  answer: saved,
});

/**
 * Saves a chapter's text over `revision`, the state that it was changed from; 409 where somebody saved since. Content
 * is sanitised. Of a published chapter this makes or changes a revision, and readers see the old text. What is
 * replaced is kept as a version, of autosaves one each ten minutes.
 */
export const saveChapter = call('POST /api/fictions/{fiction_id}/chapters/{chapter_id}', {
  roles: authors,
  idempotent: true,
  body: t.object({
    ...text,
    revision: t.integer().min(1).required(),
    cause: t
      .string()
      .oneOf(saveCauses.filter((cause) => cause !== 'replace' && cause !== 'upload'))
      .required(),
  }),
  answer: saved,
});

/** Deletes a chapter that no reader has seen; it can be taken back for 30 days. */
export const deleteChapter = call('DELETE /api/fiction/chapters/{chapter_id}', {
  roles: authors,
  answer: t.object({ id: t.id().required() }),
});

const chosen = { ids: t.array(t.id().required()).min(1).max(maxChapters), all: t.boolean().oneOf([true]) };
const idList = t.array(t.id().required()).required();
/** The chapters that were changed, and those that stayed as they are since their state does not allow it. */
const outcomeFields = { ids: idList, skipped: idList };
const outcome = t.object(outcomeFields);

/**
 * Submits chapters for review; with `publish` they go live as soon as they are approved (decisions.md). All or none of
 * those that are ready: 409 `chapters.shared.errors.numbered` where some have their number in title or text, and
 * `chapters.shared.errors.flagged` where restricted words or contact data stand in some that are not `confirmed` (domain.md
 * section 8); `details.chapters` tells which. `flags` counts what is flagged, which the reviewer sees.
 */
export const submitChapters = call('POST /api/fictions/{fiction_id}/chapters/audit', {
  roles: authors,
  body: t.object({ ...chosen, publish: t.boolean().required(), confirmed: confirmationRule() }),
  answer: outcome.shape({ flags: t.integer().required() }),
});

/** Takes chapters back from review, or from waiting for their release, to be worked on. */
export const withdrawChapters = call('POST /api/fictions/{fiction_id}/chapters/withdraw', {
  roles: authors,
  body: t.object(chosen),
  answer: outcome,
});

/** Takes the number out of titles and first lines; what is replaced is kept as a version. */
export const removeNumbers = call('POST /api/fictions/{fiction_id}/chapters/remove-numbers', {
  roles: authors,
  body: t.object({ ids: chosen.ids.required() }),
  answer: outcome,
});

/** Publishes chapters that are approved and wait; 409 `chapters.shared.errors.numbered` as for a submission. */
export const releaseChapters = call('POST /api/fictions/{fiction_id}/chapters/release', {
  roles: authors,
  body: t.object(chosen),
  answer: outcome,
});

/** Deletes chapters that no reader has seen; `deleted_ids` are what they are taken back by. */
export const deleteChapters = call('POST /api/fictions/{fiction_id}/chapters/deletes', {
  roles: authors,
  body: t.object(chosen),
  answer: t.object({ ...outcomeFields, deleted_ids: idList }),
});

/**
 * Moves chapters, in their order, so that the first of them gets the number `to`; or gives each its own of `numbers`,
 * which takes a move back.
 */
export const moveChapters = call('POST /api/fictions/{fiction_id}/chapters/move', {
  roles: authors,
  body: t.object({
    ids: chosen.ids.required(),
    to: t
      .integer()
      .min(1)
      .test(
        'somewhere',
        message('validation.required'),
        (to, { parent }) => to !== undefined || (parent as { numbers?: unknown }).numbers !== undefined,
      ),
    numbers: t
      .array(t.integer().min(1).required())
      .max(maxChapters)
      .test(
        'one each',
        message('validation.invalid'),
        (numbers, { parent }) =>
          numbers === undefined ||
          (new Set(numbers).size === numbers.length && numbers.length === (parent as { ids?: unknown[] }).ids?.length),
      ),
  }),
  answer: t.object({ ids: idList }),
});

/** Words of a text, by the rules of each script in it: the same for every language. */
export const computeWords = call('POST /api/fiction/chapter/compute-words', {
  roles: authors,
  body: t.object({ content: text.content, language: storyFields.language }),
  answer: t.object({ words: t.integer().required() }),
});
