import { imageKinds, imageTooLarge } from '#domain/images/imageKinds.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';
import { article } from './article.entity.ts';
import { textProblems } from './textProblems.ts';

const { title, summary, language, body, state, slug, source_revision } = article.fields;

/**
 * A text as readers would see it, with what is wrong in it: `state` is what it is or will be by itself, `id` the saved
 * article, of which is told what leads to it where it is to be published no more. `clause` is the one that a translation is
 * of: it says the numbers of the edition that it was made from.
 */
export const previewArticle = call('POST /api/office/articles/preview', {
  roles: article.access.read,
  body: t.object({
    language: ruleOf(language),
    body: body.rule.clone().defined().nonNullable(),
    state: ruleOf(state).default('draft'),
    id: t.integer().nullable().default(null),
    clause: t
      .object({ slug: ruleOf(slug), source_revision: ruleOf(source_revision) })
      .nullable()
      .default(null),
  }),
  answer: t.object({
    html: t.string().defined(),
    problems: t
      .array(
        t.object({
          problem: t
            .string()
            .oneOf([...textProblems])
            .required(),
          text: t.string().defined(),
        }),
      )
      .required(),
  }),
});

/** The numbers that a setting or records decide: for what offers numbers while a text is written, with what readers see. */
export const readPresentNumbers = call('GET /api/office/articles/numbers', {
  roles: article.access.update!,
  answer: t.object({ 'contracts.signing_age': t.integer().required(), 'stories.genres': t.integer().required() }),
});

/** Stores a picture for a text. Answers the address that the text names it by, with its pixels: `…/x.jpg#1200x800`. */
export const uploadArticlePicture = call('POST /api/office/articles/pictures', {
  roles: article.access.update!,
  upload: { bytes: imageKinds.article.uploadBytes, tooLarge: imageTooLarge },
  answer: t.object({ url: t.string().required() }),
});

/**
 * A saved article as readers would see it, whatever its state: for all staff whom a writer asks for an opinion. The English
 * of a clause says the numbers of the `edition` that it is to correct, or else those of today; 404 where there is none.
 */
export const readSavedArticle = call('GET /api/office/articles/{id}/reading', {
  roles: staff,
  query: t.object({ edition: t.query.integer().min(1) }),
  answer: t.object({
    title: ruleOf(title),
    summary: ruleOf(summary),
    language: ruleOf(language),
    html: t.string().defined(),
  }),
});
