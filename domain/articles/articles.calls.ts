import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { askedLanguage } from '#domain/shared/askedLanguage.ts';
import { articleFields } from './articleFields.ts';

const { title, slug, language } = articleFields;

/** In the language that is asked for, or in English where the article is not in it yet: `language` says which. */
const head = { slug: ruleOf(slug), language: ruleOf(language), title: ruleOf(title), summary: t.string().required() };
/** HTML that is safe to show: headings, paragraphs, lists, tables, links and blocks (docs/features/articles.md). */
const html = t.string().defined();

const query = t.object({ language: askedLanguage });

/** What is published at a place, in the order in which it is read; with `texts=true` all of it. 404 for another place. */
export const listArticles = call('GET /api/articles/{place}', {
  roles: 'anyone',
  query: query.shape({ texts: t.query.boolean().default(false) }),
  answer: t.object({ items: t.array(t.object({ ...head, html: html.nullable() })).required() }),
});

const edition = { number: t.integer().required(), effective_on: ruleOf(date({ required: true })) };

/**
 * One article with its text; 404 where nothing of it is published. A clause is the edition that is asked for, or else the
 * one in force, and has all of them besides, newest first. An edition's text is the one that is asked for, counted from 1,
 * or else, also where the language has fewer, the last, which corrects those before it; `texts` has the UTC+8 days on which they were published.
 */
export const getArticle = call('GET /api/articles/{place}/{slug}', {
  roles: 'anyone',
  query: query.shape({ edition: t.query.integer().min(1), text: t.query.integer().min(1) }),
  answer: t.object({
    ...head,
    html,
    edition: t
      .object({
        ...edition,
        /** It was taken back before its day, and is none of `all`. */
        withdrawn: t.boolean().required(),
        text: t.integer().required(),
        texts: t
          .array(t.object({ text: t.integer().required(), published_on: ruleOf(date({ required: true })) }))
          .required(),
        in_force: t.integer().nullable().defined(),
        all: t.array(t.object(edition)).required(),
      })
      .nullable()
      .defined(),
  }),
});
