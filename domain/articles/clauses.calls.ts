import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date, longText, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { article } from './article.entity.ts';
import { clauseObstacles, editionStandings } from './clause.ts';

const { slug, title, language, revision } = article.fields;
const edition = { number: t.integer().min(1).required(), effective_on: ruleOf(date({ required: true })) };
/** What an edition changed, in the words of whoever published it. */
const note = longText({ max: 2000 });

/** The clauses that changed since the author accepted them, with what each edition since then changed. */
export const getClausesToAccept = call('GET /api/user/clauses', {
  viewable: true,
  roles: authors,
  answer: t.object({
    items: t
      .array(
        t.object({
          slug: ruleOf(slug),
          ...edition,
          title: ruleOf(title),
          language: ruleOf(language),
          notes: t
            .array(t.object({ number: edition.number, language: ruleOf(language), note: t.string().required() }))
            .required(),
        }),
      )
      .required(),
  }),
});

/** Keeps that the author accepts editions, once each; 409 where one of them is not the one that counts. */
export const acceptClauses = call('POST /api/user/clauses/acceptances', {
  roles: authors,
  body: t.object({
    items: t
      .array(t.object({ slug: ruleOf(slug), number: edition.number }))
      .min(1)
      .max(20)
      .required(),
  }),
});

/** The editions of a clause, newest first, and what may become of the text that is saved. */
export const getClauseEditions = call('GET /api/office/articles/{id}/editions', {
  roles: article.access.read,
  answer: t.object({
    items: t
      .array(
        t.object({
          ...edition,
          /** In the article's language, those that correct the first of them before it; none: not in it yet. */
          texts: t
            .array(
              t.object({
                revision: ruleOf(revision),
                /** Null: the platform came with it. */
                by: t.string().nullable().defined(),
                at: ruleOf(article.fields.created_at),
                note: t.string().nullable().defined(),
              }),
            )
            .required(),
          accepted: t.integer().required(),
          /** When the last author was told that it comes; null: nobody yet. */
          notified_at: ruleOf(time()),
          standing: t
            .string()
            .oneOf([...editionStandings])
            .required(),
        }),
      )
      .required(),
    /** Would the newest edition say something else today, as the platform's numbers are now? */
    numbers_changed: t.boolean().required(),
    /** The edition that the translation belongs to; null for the English, and where it belongs to none. */
    belongs_to: edition.number.nullable().defined(),
    obstacle: t
      .string()
      .oneOf([...clauseObstacles])
      .nullable()
      .defined(),
  }),
});

/**
 * Publishes the saved text of a clause. The English becomes an edition of its own, or the corrected text of the one in
 * force or one to come; a translation becomes the text of the edition that it was made from. The English says what it
 * changes. 403 for whoever wrote it, 409 where it has become another text than the caller has seen, or where the edition
 * that it corrects is none of these any more.
 */
export const publishClause = call('POST /api/office/articles/{id}/publish', {
  roles: ['content_manager'],
  idempotent: true,
  body: t.object({
    seen: ruleOf(revision),
    corrects: t.integer().min(1).nullable().default(null),
    effective_on: ruleOf(date()),
    note: ruleOf(note),
  }),
  answer: t.object({ number: edition.number }),
});

/** Takes back an edition that has not taken effect: 409 for each other one. Who was told of it is told of this too. */
export const withdrawEdition = call('POST /api/office/articles/{id}/withdraw', {
  roles: ['content_manager'],
  idempotent: true,
  body: t.object({ number: edition.number }),
});
