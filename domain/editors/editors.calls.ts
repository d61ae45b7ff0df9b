import { editor } from '#domain/editors/editor.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { authors } from '#domain/roles.ts';

const { name, email, whatsapp, languages } = editor.fields;

/** The editors of one's own stories, by name (portal.md section 3, 'Editor'). */
export const listMyEditors = call('GET /api/user/editors', {
  viewable: true,
  roles: authors,
  answer: t.object({
    items: t
      .array(t.object({ id: t.id().required(), name: ruleOf(name), email: ruleOf(email), whatsapp: ruleOf(whatsapp) }))
      .required(),
  }),
});

/** The editors that can be chosen for a story, by name; with `language`, those who edit in it. The manager hands works over. */
export const listEditors = call('GET /api/fiction/editors', {
  viewable: true,
  roles: [...authors, 'content_manager'],
  query: t.object({
    page: t.query.integer().min(1).max(1_000_000).default(1),
    per_page: t.query.integer().min(1).max(100).default(100),
    language: t.string().oneOf(storyLanguages),
  }),
  answer: t.object({
    items: t.array(t.object({ id: t.id().required(), name: ruleOf(name), languages: ruleOf(languages) })).required(),
    total: t.integer().required(),
  }),
});
