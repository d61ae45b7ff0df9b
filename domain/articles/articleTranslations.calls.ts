import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { article } from './article.entity.ts';
import { articleText } from './articleText.ts';

const { title, place, slug, language, state, revision } = article.fields;
const { read } = article.access;
const text = t.object(articleText);

/** Every article by place and slug, with how it stands in the languages that it is in; English is never stale. */
export const getArticleBoard = call('GET /api/office/articles/board', {
  roles: read,
  answer: t.object({
    items: t
      .array(
        t.object({
          place: ruleOf(place),
          slug: ruleOf(slug),
          /** In English; null: it is not there yet. */
          title: ruleOf(title).nullable(),
          cells: t
            .array(
              t.object({
                id: t.id().required(),
                language: ruleOf(language),
                state: ruleOf(state),
                /** What is saved waits for a content manager, who publishes it. */
                pending: t.boolean().required(),
                stale: t.boolean().required(),
                /** An edition of the clause that counts, or will, is not in this language. */
                missing: t.boolean().required(),
              }),
            )
            .required(),
        }),
      )
      .required(),
  }),
});

/** The English that a translation is made from, and what it has become since a version of it. */
export const getEnglishArticle = call('GET /api/office/articles/english', {
  roles: read,
  query: t.object({
    place: ruleOf(place),
    slug: ruleOf(slug),
    /** The version that the translation was brought up to date with; absent: none. */
    since: t.query.integer().min(1),
  }),
  answer: t.object({
    english: t
      .object({
        id: t.id().required(),
        revision: ruleOf(revision),
        /** Null: what it says has not changed since. `before` is null where no version was named. */
        change: t.object({ before: text.nullable().defined(), after: text.required() }).nullable().defined(),
      })
      .nullable()
      .defined(),
  }),
});
