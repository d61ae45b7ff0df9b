import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { askedLanguage } from '#domain/shared/askedLanguage.ts';
import { article } from './article.entity.ts';

const { title, slug, language } = article.fields;

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

/** One article with its text; 404 where nothing of it is published. */
export const getArticle = call('GET /api/articles/{place}/{slug}', {
  roles: 'anyone',
  query,
  answer: t.object({ ...head, html }),
});
