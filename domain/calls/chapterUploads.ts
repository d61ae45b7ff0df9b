import { chapter } from '#domain/entities/chapter.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { rowChoices, rowProblems, uploadStates } from '#domain/rules/chapterUpload.ts';
import { docx } from '#domain/rules/docx.ts';
import { paging } from './crud.ts';

const { number, title, word_count, created_at, status } = chapter.fields;
const position = t.integer().min(0).required();
const choice = t.string().oneOf(rowChoices).required();

/** A chapter of a file. `choices` are what may be done with it, the proposal first; `excerpt` is how its text begins,
 * `unread_heading` a line of it that looks like a heading and was not taken for one. */
const row = t.object({
  position,
  number: t.integer().required(),
  title: t.string().nullable().defined(),
  word_count: ruleOf(word_count),
  excerpt: t.string().defined(),
  repeats_number: t.boolean().required(),
  unread_heading: t.string().nullable().defined(),
  problems: t.array(t.string().oneOf(rowProblems).required()).required(),
  choices: t.array(choice).required(),
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
  created_at: ruleOf(created_at),
  state: t.string().oneOf(uploadStates).required(),
  chapters: t.integer().required(),
};

/** A file that was read and waits: nothing of it is a chapter yet. `missing` are numbers that nobody has. */
const waiting = t.object({
  ...uploadFields,
  fiction_id: t.id().required(),
  expires_at: ruleOf(created_at),
  words_before: t.integer().required(),
  missing: t.array(t.object({ from: t.integer().required(), to: t.integer().required() })).required(),
  rows: t.array(row).required(),
});

/**
 * Reads a Word file whose chapters begin with 'Chapter N' and answers what they would do to the story. Takes the place
 * of a file of the story that still waited. 422 at `file` tells why a file cannot be read.
 */
export const uploadChapters = call('POST /api/fictions/{fiction_id}/chapters', {
  who: authors,
  upload: { bytes: docx.uploadBytes },
  answer: waiting,
});

/** The same again, judged by the story as it is now. */
export const getChapterUpload = call('GET /api/fiction/chapters/uploads/{id}', { who: authors, answer: waiting });

/** The text of a chapter of a waiting file. */
export const getUploadedText = call('GET /api/fiction/chapters/uploads/{id}/rows', {
  who: authors,
  query: t.object({ position: t.query.integer().min(0).required() }),
  answer: t.object({ content: t.rawString().defined() }),
});

/**
 * Stores what is chosen of a waiting file, all or nothing. `replaces` is the chapter that was shown to be replaced; 409
 * where the story has changed since, so that nothing is replaced unseen. What is not named is left out.
 */
export const storeChapterUpload = call('POST /api/fiction/chapters/uploads/{id}', {
  who: authors,
  once: true,
  body: t.object({
    rows: t
      .array(t.object({ position, choice, replaces: t.id().nullable().defined() }))
      .min(1)
      .max(docx.chapters)
      .required(),
  }),
  answer: t.object({
    added: t.integer().required(),
    replaced: t.integer().required(),
    skipped: t.integer().required(),
    rows: t
      .array(
        t.object({
          position,
          outcome: t.string().oneOf(['added', 'replaced', 'skipped']).required(),
          chapter_id: t.id().nullable().defined(),
          number: t.integer().nullable().defined(),
        }),
      )
      .required(),
  }),
});

export const discardChapterUpload = call('DELETE /api/fiction/chapters/uploads/{id}', {
  who: authors,
  answer: t.object({ id: t.id().required() }),
});

/** Files that were uploaded to a story, `id`, newest first. */
export const listChapterUploads = call('GET /api/fiction/chapters/upload-history/{id}', {
  who: authors,
  query: t.object(paging(10)),
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
