import { chapter } from '#domain/chapters/chapter.entity.ts';
import { maxChapters } from '#domain/chapters/chapterLimits.ts';
import { maxFind, maxReplacement, skipReasons } from '#domain/editor/find.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';

const { number, title, status, revision_status, created_at } = chapter.fields;

const ids = () => t.array(t.id().required()).required();

const foundChapter = t.object({
  id: t.id().required(),
  number: ruleOf(number),
  title: ruleOf(title),
  status: ruleOf(status),
  revision_status: ruleOf(revision_status),
  revision: t.integer().required(),
  /** May its text be changed now? */
  editable: t.boolean().required(),
  count: t.integer().min(1).required(),
  matches: t
    .array(
      t.object({
        paragraph: t.integer().min(0).required(),
        before: t.rawString().defined(),
        text: t.rawString().required(),
        after: t.rawString().defined(),
      }),
    )
    .required(),
});

/**
 * Looks a text up in all chapters of a story, as they are worked on. Each chapter that has it is counted in full; its
 * matches are shown with what stands around them, over the story 500 at most, then `capped`.
 */
export const findInStory = call('GET /api/fictions/{id}/chapters/find', {
  roles: authors,
  query: t.object({
    q: t.rawString().required().max(maxFind),
    match_case: t.query.boolean().default(false),
    whole_words: t.query.boolean().default(false),
  }),
  answer: t.object({
    chapters: t.array(foundChapter).required(),
    matches: t.integer().required(),
    capped: t.boolean().required(),
  }),
});

/**
 * Replaces a text in chapters of a story: in each those of its `matches`, counted from 0, or without them all. Each
 * must still be at `revision`; one that is not, or whose state forbids it, is skipped. What is replaced is kept as
 * versions of one `batch_id`, which takes them back.
 */
export const replaceInStory = call('POST /api/fictions/{fiction_id}/chapters/replace', {
  roles: authors,
  idempotent: true,
  body: t.object({
    find: t.rawString().required().max(maxFind),
    replace: t
      .rawString()
      .defined()
      .max(maxReplacement)
      .test('line', 'validation.invalid', (value) => !/\p{Cc}/u.test(value ?? '')),
    match_case: t.boolean().required(),
    whole_words: t.boolean().required(),
    chapters: t
      .array(
        t.object({
          id: t.id().required(),
          revision: t.integer().min(1).required(),
          matches: t.array(t.integer().min(0).required()).min(1),
        }),
      )
      .min(1)
      .max(maxChapters)
      .required(),
  }),
  answer: t.object({
    batch_id: t.string().required(),
    matches: t.integer().required(),
    ids: ids(),
    skipped: t.array(t.object({ id: t.id().required(), reason: t.string().oneOf(skipReasons).required() })).required(),
  }),
});

/**
 * The latest batch of replacements that can still be taken back, if only in part: each of its chapters, and whether the
 * chapter reads as the batch left it, so that it would be taken back. Null: there is none.
 */
export const getLatestReplace = call('GET /api/fictions/{fiction_id}/chapters/replace/latest', {
  roles: authors,
  answer: t.object({
    batch: t
      .object({
        batch_id: t.string().required(),
        created_at: ruleOf(created_at),
        chapters: t
          .array(
            t.object({
              id: t.id().required(),
              number: ruleOf(number),
              title: ruleOf(title),
              undoable: t.boolean().required(),
            }),
          )
          .required(),
      })
      .nullable()
      .defined(),
  }),
});

/** Takes a batch of replacements back, but for the chapters that were changed since, which are `kept`. */
export const undoReplace = call('POST /api/fictions/{fiction_id}/chapters/replace/undo', {
  roles: authors,
  idempotent: true,
  body: t.object({ batch_id: t.string().uuid().required() }),
  answer: t.object({ ids: ids(), kept: ids() }),
});
