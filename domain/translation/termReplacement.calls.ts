import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import { pagingQuery } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { maxForms, maxPlaces } from './termPlaces.ts';
import { translatedChapterStates } from './translatedChapter.ts';

const roles = ['content_manager', 'translation_auditor'] as const;

const { term, translation, state, language } = dictionaryEntry.fields;
const { number, title } = sourceChapter.fields;
const count = t.integer().min(0).required();
const text = () => t.rawString().required();
const segment = t.integer().min(0).nullable().defined();
const placesPerPage = 50;
/** Chapters that are looked at, both in the range; absent: from the first, to the last. */
const range = { first_chapter: t.query.integer().min(1), last_chapter: t.query.integer().min(1) };

/**
 * Where translated chapters still say the translation `from` that a term of the dictionary had before, or the last one
 * that it had; `seen` names these places as they are. A place without a segment is the title of its chapter. Each form of
 * the former translation has a proposal, `sure` where it follows from the letters. Places over `maxPlaces` are not
 * replaced: a range of chapters makes them fewer.
 */
export const getTermReplacement = call('GET /api/office/dictionary-entries/{id}/replacement', {
  roles,
  query: t.object({ from: t.string().max(translation.max!), ...range, ...pagingQuery(placesPerPage) }),
  answer: t.object({
    entry: t
      .object({
        term: ruleOf(term),
        translation: ruleOf(translation),
        state: ruleOf(state),
        language: ruleOf(language),
        book: t.object({ id: t.id().required(), title: t.string().required() }).required(),
      })
      .required(),
    /** Translations that the term had before, the last one first. */
    former: t.array(t.string().required()).required(),
    from: t.string().nullable().defined(),
    forms: t.array(t.object({ form: text(), count, to: text(), sure: t.boolean().required() })).required(),
    total: count,
    /** How many chapters they are in, and how many of these readers have. */
    chapters: count,
    released: count,
    seen: t.string().required(),
    items: t
      .array(
        t.object({
          /** Of the translated chapter. */
          id: t.id().required(),
          number: ruleOf(number),
          title: ruleOf(title),
          state: t.string().oneOf(translatedChapterStates).required(),
          segment,
          source: t.rawString().defined(),
          target: text(),
          found: t.array(t.object({ at: count, form: text() })).required(),
        }),
      )
      .required(),
    /** What was replaced before, the last one first. */
    earlier: t
      .array(
        t.object({
          id: t.id().required(),
          former: text(),
          translation: text(),
          places: count,
          by: t.string().nullable().defined(),
          at: time().rule.required(),
          undone_at: time().rule.nullable().defined(),
        }),
      )
      .required(),
  }),
});

const chapterNumbers = t.array(ruleOf(number)).required();

/**
 * Puts the present translation of an approved term in the place of a former one, form by form, but for the places that
 * are `left_out` and the forms that `forms` does not name; in one transaction while the book is locked. Chapters keep their
 * states; a released one is released anew with it, unless its source has changed since. 409
 * `translation.office.errors.places_changed` where the places are no more those that were `seen`.
 */
export const replaceTerm = call('POST /api/office/dictionary-entries/{id}/replacement', {
  roles,
  idempotent: true,
  body: t.object({
    from: ruleOf(translation),
    first_chapter: t.integer().min(1).optional(),
    last_chapter: t.integer().min(1).optional(),
    seen: t.string().max(64).required(),
    forms: t
      .array(t.object({ form: text().max(500), to: t.rawString().max(500).required() }))
      .min(1)
      .max(maxForms)
      .required(),
    left_out: t
      .array(t.object({ id: t.id().required(), segment }))
      .max(maxPlaces)
      .default([]),
  }),
  answer: t.object({ id: t.id().required(), replaced: count, chapters: chapterNumbers, released: chapterNumbers }),
});

/**
 * Takes a replacement back where the text is still what it wrote; the places that say something else by now are told.
 * 409 where it was taken back before.
 */
export const undoTermReplacement = call('POST /api/office/term-replacements/{id}/undo', {
  roles,
  answer: t.object({
    restored: count,
    changed: t.array(t.object({ number: ruleOf(number), segment })).required(),
  }),
});
