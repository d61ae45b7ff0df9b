import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { pagingQuery } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { article } from './article.entity.ts';
import { articleText } from './articleText.ts';

const { title, state, revision, created_at } = article.fields;
const { read, update } = article.access;

const versionFields = {
  revision: ruleOf(revision),
  title: ruleOf(title),
  state: ruleOf(state),
  /** Who made it; null: the platform came with it. */
  by: t.string().nullable().defined(),
  at: ruleOf(created_at),
};
const content = { ...articleText, state: ruleOf(state) };

/**
 * What an article was with each save, newest first: the first of them is what it is. `shown_revision` is the version that
 * readers have while the first waits; null: none waits.
 */
export const listArticleVersions = call('GET /api/office/articles/{id}/versions', {
  roles: read,
  query: t.object(pagingQuery(20)),
  answer: t.object({
    items: t.array(t.object(versionFields)).required(),
    total: t.integer().required(),
    shown_revision: t.integer().nullable().defined(),
  }),
});

/**
 * One version with its text, and the one before it, which the first has not; of a text that waits instead what readers have
 * (`before_is_shown`).
 */
export const getArticleVersion = call('GET /api/office/articles/{id}/version', {
  roles: read,
  query: t.object({ revision: t.query.integer().min(1).required() }),
  answer: t.object({
    language: ruleOf(article.fields.language),
    version: t.object(content).required(),
    before: t.object(content).nullable().defined(),
    before_is_shown: t.boolean().required(),
  }),
});

/**
 * Makes the text of a version the article's again, as a new version; its state stays as it is. `seen` is the last version
 * that the caller knows of: 409 where there is a later one.
 */
export const restoreArticle = call('POST /api/office/articles/{id}/restore', {
  roles: update!,
  idempotent: true,
  body: t.object({ revision: t.integer().min(1).required(), seen: t.integer().min(1).required() }),
  answer: t.object({ revision: ruleOf(revision) }),
});
