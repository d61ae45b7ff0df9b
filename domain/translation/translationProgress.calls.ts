import { call } from '#domain/kit/call.ts';
import { pagingQuery, searchRule } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { risks } from './risk.ts';
import { translationTask } from './translationTask.entity.ts';

const count = t.integer().min(0).required();
const risk = t.string().oneOf(risks).required();

/**
 * How far each book is in each language: chapters by state, those whose source has changed since, words of the source that
 * are done, and the end date of the open task that ends first. Late books stand first, then those in danger of it: what
 * is left of a task against the pace of its translator. An original author sees own books only.
 */
export const listTranslationProgress = call('GET /api/office/translation-progress', {
  roles: ['content_manager', 'translation_auditor', 'original_author'],
  query: t.object({ ...pagingQuery(25), q: searchRule() }),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          title: t.string().required(),
          chapters: count,
          words: count,
          risk,
          editions: t
            .array(
              t.object({
                id: t.id().required(),
                language: t.string().oneOf(storyLanguages).required(),
                in_work: count,
                in_review: count,
                approved: count,
                released: count,
                stale: count,
                done_words: count,
                ends_on: translationTask.fields.ends_on.rule.nullable().defined(),
                risk,
              }),
            )
            .required(),
        }),
      )
      .required(),
    total: count,
    /** Of all these books, not only those of the page. */
    late: count,
    at_risk: count,
  }),
});
