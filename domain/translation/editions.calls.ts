import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { pagingQuery } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { translatedChapterStates } from './translatedChapter.ts';

const { number, title, word_count } = sourceChapter.fields;
const chapterNumber = t.integer().min(1).required();
const numbers = t.array(chapterNumber).required();
const count = t.integer().min(0).required();

/**
 * The chapters of a business book by the languages of its editions (domain.md section 2, 'books details'). A cell is in
 * the order of `editions`; without a `translated_id` nobody was given the chapter. `stale`: its source has changed since.
 */
export const getChapterGrid = call('GET /api/office/business-books/{id}/chapter-grid', {
  roles: ['content_manager', 'translator', 'translation_auditor', 'original_author'],
  query: t.object(pagingQuery(50)),
  answer: t.object({
    editions: t
      .array(t.object({ id: t.id().required(), language: t.string().oneOf(storyLanguages).required() }))
      .required(),
    items: t
      .array(
        t.object({
          id: t.id().required(),
          number: ruleOf(number),
          title: ruleOf(title),
          word_count: ruleOf(word_count),
          cells: t
            .array(
              t.object({
                translated_id: t.id().nullable().defined(),
                state: t.string().oneOf(translatedChapterStates).required(),
                stale: t.boolean().required(),
              }),
            )
            .required(),
        }),
      )
      .required(),
    total: count,
  }),
});

/**
 * Releases the approved chapters of a range of an edition. What is left out is told by its reason: `unapproved`, or
 * `stale`, whose source has changed since. Chapters that were released before stay as they are. 422 where the range
 * ends before it begins.
 */
export const releaseTranslation = call('POST /api/office/editions/{id}/release', {
  roles: ['content_manager'],
  idempotent: true,
  body: t.object({ first_chapter: chapterNumber, last_chapter: chapterNumber }),
  answer: t.object({
    released: numbers,
    released_before: numbers,
    unapproved: numbers,
    stale: numbers,
  }),
});

/**
 * An edition as a file, `docx` or `epub`: its released chapters as they were released; with `approved` also those that
 * wait for their release. 409 where there is no chapter to write.
 */
export const exportEdition = call('GET /api/office/editions/{id}/export/{format}', {
  roles: ['content_manager', 'translation_auditor'],
  query: t.object({ approved: t.query.boolean().default(false) }),
  answer: 'file',
});
