import { rowChoices, rowProblems, uploadStates } from '#domain/chapter-import/chapterImport.ts';
import { rowKinds } from '#domain/chapter-import/chapterMatch.ts';
import { docxLimits, docxTooLarge } from '#domain/chapter-import/docxLimits.ts';
import { maxNumber } from '#domain/chapter-import/headingNumber.ts';
import { leftOutKinds } from '#domain/chapter-import/leftOut.ts';
import { chapter } from '#domain/chapters/chapter.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { pagingQuery } from '../kit/paging.ts';

const { number, title, word_count, created_at, status } = chapter.fields;
const choice = t.string().oneOf(rowChoices).required();
const count = t.integer().min(0).required();

/**
 * A row of an import. `choices` are what may be done with it, the proposal first. `number` and `title` are what its heading
 * says, or what its author wrote over it; `title_below` a title that stood on the line below the heading, `scene_breaks`
 * empty lines and ornaments that became one. `unread_headings` are lines of its text that look like a heading and were not
 * taken for one; `left_out` is what the file has and a chapter cannot keep.
 */
const row = t.object({
  id: t.id().required(),
  file_name: t.string().defined(),
  kind: t.string().oneOf(rowKinds).required(),
  heading: t.string().defined(),
  number: t.integer().nullable().defined(),
  part: t.integer().nullable().defined(),
  title: t.string().nullable().defined(),
  word_count: ruleOf(word_count),
  excerpt: t.string().defined(),
  repeats_number: t.boolean().required(),
  title_below: t.boolean().required(),
  scene_breaks: count,
  unread_headings: t.array(t.object({ paragraph: count, line: count, text: t.string().defined() })).required(),
  left_out: t.array(t.object({ kind: t.string().oneOf(leftOutKinds).required(), count })).required(),
  problems: t.array(t.string().oneOf(rowProblems).required()).required(),
  choices: t.array(choice).required(),
  unchanged: t.boolean().required(),
  replaces: t
    .object({
      id: t.id().required(),
      number: ruleOf(number),
      title: ruleOf(title),
      word_count: ruleOf(word_count),
      status: ruleOf(status),
    })
    .nullable()
    .defined(),
});

const uploadFields = {
  id: t.id().required(),
  file_name: t.string().defined(),
  files: t.integer().required(),
  created_at: ruleOf(created_at),
  state: t.string().oneOf(uploadStates).required(),
  chapters: t.integer().required(),
};

/**
 * An import that was read and waits: nothing of it is a chapter yet. `missing` are numbers that nobody has, `last` is the
 * number of the story's last chapter, behind which new ones go.
 */
const waiting = t.object({
  ...uploadFields,
  fiction_id: t.id().required(),
  expires_at: ruleOf(created_at),
  revision: t.integer().required(),
  last: count,
  missing: t.array(t.object({ from: t.integer().required(), to: t.integer().required() })).required(),
  rows: t.array(row).required(),
});

/**
 * Reads a Word file and answers what its sections would do to the story. With `upload_id` they join that import, which still
 * waits; else they take the place of one that does. 422 at `file` tells why a file cannot be read.
 */
export const uploadChapters = call('POST /api/fictions/{fiction_id}/chapters', {
  roles: authors,
  query: t.object({ upload_id: t.query.id() }),
  upload: { bytes: docxLimits.uploadBytes, tooLarge: docxTooLarge },
  answer: waiting,
});

/** The same again, checked against the story as it is now. */
export const getChapterUpload = call('GET /api/fiction/chapters/uploads/{id}', { roles: authors, answer: waiting });

/** The text of a row of a waiting import. */
export const getUploadedText = call('GET /api/fiction/chapters/uploads/{id}/rows/{row_id}', {
  roles: authors,
  answer: t.object({ content: t.rawString().defined() }),
});

// Each change names the revision that was seen and answers the import anew; 409 where another window changed it since.
const revision = t.integer().min(1).required();

/** Writes over what a row's heading says. */
export const editUploadRow = call('PUT /api/fiction/chapters/uploads/{id}/rows/{row_id}', {
  roles: authors,
  body: t.object({
    revision,
    number: t.integer().min(1).max(maxNumber).nullable().defined(),
    title: ruleOf(title),
  }),
  answer: waiting,
});

/** Puts a row behind the text of the one above it; its heading becomes a line of that text. */
export const mergeUploadRow = call('POST /api/fiction/chapters/uploads/{id}/rows/{row_id}/merge', {
  roles: authors,
  body: t.object({ revision }),
  answer: waiting,
});

/** Begins a new row at a line of a row's text, which becomes its heading where it reads as one. Both are counted from 0. */
export const splitUploadRow = call('POST /api/fiction/chapters/uploads/{id}/rows/{row_id}/split', {
  roles: authors,
  body: t.object({ revision, paragraph: count, line: count }),
  answer: waiting,
});

/** Puts a title that was taken from the line below a heading back there. */
export const lowerUploadTitle = call('POST /api/fiction/chapters/uploads/{id}/rows/{row_id}/lower-title', {
  roles: authors,
  body: t.object({ revision }),
  answer: waiting,
});

/**
 * Stores what is chosen of a waiting import, all or nothing. `revision` and `replaces`, the chapter that was shown to be
 * replaced, are what was seen; 409 where the import or the story has changed since, so that nothing is replaced unseen. What
 * is not named is left out.
 */
export const storeChapterUpload = call('POST /api/fiction/chapters/uploads/{id}', {
  roles: authors,
  idempotent: true,
  body: t.object({
    revision,
    rows: t
      .array(t.object({ id: t.id().required(), choice, replaces: t.id().nullable().defined() }))
      .min(1)
      .max(docxLimits.chapters)
      .required(),
  }),
  answer: t.object({
    added: t.integer().required(),
    replaced: t.integer().required(),
    unchanged: t.integer().required(),
    skipped: t.integer().required(),
    rows: t
      .array(
        t.object({
          id: t.id().required(),
          outcome: t.string().oneOf(['added', 'replaced', 'unchanged', 'skipped']).required(),
          chapter_id: t.id().nullable().defined(),
          number: t.integer().nullable().defined(),
        }),
      )
      .required(),
  }),
});

export const discardChapterUpload = call('DELETE /api/fiction/chapters/uploads/{id}', {
  roles: authors,
  answer: t.object({ id: t.id().required() }),
});

/** Files that were uploaded to a story, `id`, newest first. */
export const listChapterUploads = call('GET /api/fiction/chapters/upload-history/{id}', {
  roles: authors,
  query: t.object(pagingQuery(10)),
  answer: t.object({
    items: t
      .array(
        t.object({
          ...uploadFields,
          added: t.integer().required(),
          replaced: t.integer().required(),
          user_name: t.string().required(),
        }),
      )
      .required(),
    total: t.integer().required(),
  }),
});
