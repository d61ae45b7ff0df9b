import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { article } from './article.entity.ts';
import { linkProblems } from './links.ts';

const { title, summary, language, body } = article.fields;

/** A text as readers would see it, with the links in it that lead nowhere. */
export const previewArticle = call('POST /api/office/articles/preview', {
  roles: article.access.read,
  body: t.object({ language: ruleOf(language), body: body.rule.clone().defined().nonNullable() }),
  answer: t.object({
    html: t.string().defined(),
    problems: t
      .array(
        t.object({
          problem: t
            .string()
            .oneOf([...linkProblems])
            .required(),
          href: t.string().defined(),
        }),
      )
      .required(),
  }),
});

/** A saved article as readers would see it, whatever its state. */
export const readSavedArticle = call('GET /api/office/articles/{id}/reading', {
  roles: article.access.read,
  answer: t.object({
    title: ruleOf(title),
    summary: ruleOf(summary),
    language: ruleOf(language),
    html: t.string().defined(),
  }),
});
