import { chapter } from '#domain/chapters/chapter.entity.ts';
import { versionCauses } from '#domain/chapters/chapter.ts';
import { maxContent, maxVersionName } from '#domain/chapters/chapterLimits.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { pagingQuery } from '../kit/paging.ts';

const { title, word_count, created_at } = chapter.fields;

const versionFields = {
  id: t.id().required(),
  title: ruleOf(title),
  word_count: ruleOf(word_count),
  /** What it was replaced by; `conflict` also where it was kept beside the chapter. */
  cause: t.string().oneOf(versionCauses).required(),
  /** As its author called it, if they did. */
  name: t.string().max(maxVersionName).nullable().defined(),
  created_at: ruleOf(created_at),
};

/** Earlier texts of a chapter, newest first. */
export const listVersions = call('GET /api/fiction/chapters/{chapter_id}/versions', {
  roles: authors,
  query: t.object(pagingQuery(50)),
  answer: t.object({ items: t.array(t.object(versionFields)).required(), total: t.integer().required() }),
});

export const getVersion = call('GET /api/fiction/chapters/{chapter_id}/versions/{version_id}', {
  roles: authors,
  answer: t.object({ ...versionFields, content: t.rawString().defined() }),
});

/** Keeps a text beside the chapter without changing it: what was typed here while another text was saved elsewhere. */
export const keepVersion = call('POST /api/fiction/chapters/{chapter_id}/versions', {
  roles: authors,
  idempotent: true,
  body: t.object({ title: ruleOf(title), content: t.rawString().defined().max(maxContent) }),
  answer: t.object(versionFields),
});

/**
 * Keeps the chapter's text as the server has it, under a name if there is one. The same text is kept once: saved as a draft
 * again, its version takes the new name.
 */
export const saveDraft = call('POST /api/fiction/chapters/{chapter_id}/versions/draft', {
  roles: authors,
  idempotent: true,
  body: t.object({ name: t.string().max(maxVersionName).nullable() }),
  answer: t.object(versionFields),
});
