import { describe, expect, test } from 'vitest';
import { decideBonuses } from '#domain/bonuses/bonusReviews.calls.ts';
import { listReviewQueue } from '#domain/chapters/chapterReviews.calls.ts';
import { listReportedComments } from '#domain/comments/moderation.calls.ts';
import { listJudgings } from '#domain/contests/judging.calls.ts';
import { actsNext } from '#domain/contracts/contract.ts';
import { entities } from '#domain/entities.ts';
import { getDecisionPath } from '#domain/home/decisionPath.ts';
import { findFilter, queueNames, getQueue, listQueues } from '#domain/home/officeQueues.ts';
import { authors, can, staff } from '#domain/roles.ts';
import { listStatementQuestions } from '#domain/statements/questions.calls.ts';
import { listMyTranslations } from '#domain/translation/myTranslations.calls.ts';
import { listTranslationReviews } from '#domain/translation/translationReviews.calls.ts';

describe('the queues', () => {
  test.each([
    ['chapter_reviews', listReviewQueue],
    ['comment_reports', listReportedComments],
    ['my_translations', listMyTranslations],
    ['translation_reviews', listTranslationReviews],
    ['statement_questions', listStatementQuestions],
    ['judgings', listJudgings],
    ['bonuses', decideBonuses],
  ] as const)('%s are for who may make the call behind them', (name, call) => {
    expect([...getQueue(name).roles].toSorted()).toEqual([...call.roles].toSorted());
  });

  test('that are lists are for who may read them, by what they may be filtered by', () => {
    for (const name of queueNames) {
      const { roles, at } = getQueue(name);
      if (!('list' in at)) continue;
      const { access, fields } = entities[at.list];
      for (const role of roles) {
        expect(can(role, access.read), `${name} ${role}`).toBe(true);
        const { snoozed: _, ...filter } = at.filter(role);
        for (const field of Object.keys(filter)) expect(fields, name).toHaveProperty(field);
      }
    }
  });

  test('lead to a form where who works them off has one, and else to what is known of a record', () => {
    for (const name of queueNames) {
      const { roles, at, opens } = getQueue(name);
      const key = 'list' in at ? at.list : opens;
      // It has one page at both.
      if (!key || key === 'statement') continue;
      const { name: resource, access } = entities[key];
      const forms = roles.map((role) => can(role, access.update ?? []));
      expect(new Set(forms).size, name).toBe(1);
      expect(getDecisionPath(resource, 7), name).toBe(`/office/${resource}/7${forms[0] ? '' : '/show'}`);
    }
  });

  test('are none of an author', () => {
    for (const role of authors) expect(listQueues(role)).toEqual([]);
    expect(staff.filter((role) => listQueues(role).length === 0)).toEqual(['original_author']);
  });
});

test.each(['editor', 'work_auditor'] as const)('an application waits for the %s where that one acts next', (role) => {
  const { status } = findFilter(role, 'contractApplication')!;
  expect(status).not.toEqual([]);
  for (const one of status as Parameters<typeof actsNext>[0][]) expect(actsNext(one)).toBe(role);
});
