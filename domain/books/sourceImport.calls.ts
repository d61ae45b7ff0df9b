import { maxTitle } from '#domain/chapter-import/chapterImport.ts';
import { maxNumber } from '#domain/chapter-import/headingNumber.ts';
import { leftOutKinds } from '#domain/chapter-import/leftOut.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { pagingQuery } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { businessBook } from './businessBook.entity.ts';
import { sourceChapter } from './sourceChapter.entity.ts';
import { sourceFile, sourceTooLarge } from './sourceFile.ts';
import { sourceRowProblems, sourceRowStatuses } from './sourceImport.ts';

const { title, word_count } = sourceChapter.fields;
const roles = ['content_manager'] as const;
const count = t.integer().min(0).required();
const answeredId = t.object({ id: t.id().required() });

/**
 * Reads a file of chapters for a business book: they wait as an import, of which the book knows nothing yet. With `join`
 * they follow those that wait already; else they take their place. 422 at `file` tells why a file cannot be read.
 */
export const uploadSource = call('POST /api/office/business-books/{book_id}/source-import', {
  roles,
  query: t.object({ join: t.query.boolean().default(false) }),
  upload: { bytes: sourceFile.uploadBytes, tooLarge: sourceTooLarge },
  answer: answeredId,
});

/**
 * Takes the published chapters of the book's story, as readers see them, in place of an import that waits. 409 where the book
 * has no story, or the story no published chapter.
 */
export const takeStory = call('POST /api/office/business-books/{book_id}/source-import/story', {
  roles,
  answer: answeredId,
});

const row = t.object({
  id: t.id().required(),
  file_name: t.string().defined(),
  /** The line that was taken for its heading; empty: none. */
  heading: t.string().defined(),
  /** How its text begins. */
  excerpt: t.string().defined(),
  number: t.integer().nullable().defined(),
  title: t.string().nullable().defined(),
  taken: t.boolean().required(),
  word_count: ruleOf(word_count),
  status: t.string().oneOf(sourceRowStatuses).required(),
  problem: t.string().oneOf(sourceRowProblems).nullable().defined(),
  /** Its title stood on the line below the heading. */
  title_below: t.boolean().required(),
  /** Lines of its text that look like a heading and were not taken for one. */
  unread_headings: t.array(t.string().required()).required(),
  left_out: t.array(t.object({ kind: t.string().oneOf(leftOutKinds).required(), count })).required(),
  /** Of a row that changes a chapter: what the chapter is called, how many paragraphs change, and what is to be updated. */
  before: t
    .object({
      title: ruleOf(title),
      word_count: ruleOf(word_count),
      paragraphs: count,
      languages: t.array(t.string().oneOf(storyLanguages).required()).required(),
    })
    .nullable()
    .defined(),
});

/**
 * The import that waits for a business book, a page of its rows; null where none does. `counts` are rows by their status,
 * `reopened` translations of the chapters that change, `missing` numbers that neither the book nor the import has.
 */
export const getSourceImport = call('GET /api/office/business-books/{book_id}/source-import', {
  roles,
  query: t.object({ ...pagingQuery(50), status: t.query.list(t.string().oneOf(sourceRowStatuses)) }),
  answer: t.object({
    book: t
      .object({ id: t.id().required(), title: ruleOf(businessBook.fields.title), has_story: t.boolean().required() })
      .required(),
    import: t
      .object({
        id: t.id().required(),
        file_name: t.string().nullable().defined(),
        files: count,
        revision: count,
        created_at: t.string().required(),
        counts: t.object({ new: count, changed: count, unchanged: count, left_out: count, problem: count }).required(),
        reopened: count,
        missing: t.array(t.object({ from: t.integer().required(), to: t.integer().required() })).required(),
        items: t.array(row).required(),
        total: count,
      })
      .nullable()
      .defined(),
  }),
});

/** Writes over what a row's heading says, takes the row or leaves it out; what is not named stays. */
export const editSourceRow = call('PUT /api/office/source-imports/{id}/rows/{row_id}', {
  roles,
  body: t.object({
    number: t.integer().min(1).max(maxNumber).nullable(),
    title: t.string().max(maxTitle).nullable(),
    taken: t.boolean(),
  }),
  answer: answeredId,
});

/** Puts a title that was taken from the line below a heading back into the text. */
export const lowerSourceTitle = call('POST /api/office/source-imports/{id}/rows/{row_id}/lower-title', {
  roles,
  answer: answeredId,
});

/** Numbers all rows that are taken in their order, `first` and what follows. */
export const numberSourceRows = call('POST /api/office/source-imports/{id}/number', {
  roles,
  body: t.object({ first: t.integer().min(1).max(maxNumber).required() }),
  answer: answeredId,
});

/**
 * Stores what is taken of an import under its numbers, all or nothing. `revision` is the import as it was seen; 409 where it
 * or the book has changed since, or where rows are still to be corrected.
 */
export const storeSourceImport = call('POST /api/office/source-imports/{id}', {
  roles,
  idempotent: true,
  body: t.object({ revision: t.integer().min(1).required() }),
  answer: t.object({ added: count, changed: count, unchanged: count }),
});

export const discardSourceImport = call('DELETE /api/office/source-imports/{id}', { roles, answer: answeredId });
