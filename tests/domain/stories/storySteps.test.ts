import { describe, expect, test } from 'vitest';
import type { ContractStatus } from '#domain/contracts/contract.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { listNextSteps } from '#domain/stories/storySteps.ts';
import { computeAverageWords, listTips } from '#domain/stories/storyTips.ts';

const none = { draft: 0, pending_review: 0, pending_publish: 0, published: 0, rejected: 0 };
const story = (contract_status: ContractStatus, more: object = {}) => ({
  status: statusCodes.ongoing,
  contract_status,
  word_count: 20_000,
  application_count: 0,
  states: none,
  scheduled: 0,
  next_release_at: null,
  completion_applied_at: null,
  completion_status: null,
  ...more,
});

describe('what a story waits for', () => {
  test.each([
    ['not_signed', { word_count: 15_000 }, { step: 'write_more', actor: 'author', count: 1 }],
    ['not_signed', { word_count: 15_001 }, { step: 'apply', actor: 'author', count: 3 }],
    ['rejected', { application_count: 2 }, { step: 'apply_again', actor: 'author', count: 1 }],
    ['expired', { application_count: 3 }, { step: 'no_attempts', actor: 'nobody' }],
    ['applying', {}, { step: 'editor_review', actor: 'editor', days: 14 }],
    ['signature_verification', {}, { step: 'sign', actor: 'author', days: 14 }],
    ['contract_review', {}, { step: 'contract_review', actor: 'house', days: 14 }],
    ['signed', {}, { step: 'write', actor: 'author' }],
    ['signed', { status: statusCodes.completed }, { step: 'apply_completion', actor: 'author' }],
    [
      'signed',
      { status: statusCodes.completed, completion_applied_at: '2026-03-01T00:00:00.000Z' },
      { step: 'completion_review', actor: 'house' },
    ],
    [
      'signed',
      { status: statusCodes.completed, completion_status: 'approved' },
      { step: 'completion_granted', actor: 'nobody' },
    ],
    [
      'signed',
      { status: statusCodes.completed, completion_status: 'rejected' },
      { step: 'completion_refused', actor: 'nobody' },
    ],
    ['not_signed', { status: statusCodes.completed }, { step: 'completed', actor: 'nobody' }],
  ] as const)('%s %j', (contract, more, step) => expect(listNextSteps(story(contract, more))).toEqual([step]));

  test.each([
    ['applying', 'editor_review'],
    ['signature_verification', 'sign'],
    ['contract_review', 'contract_review'],
  ] as const)('while %s and too short now, is its author first', (contract, next) => {
    const [short, then] = listNextSteps(story(contract, { word_count: 14_000 }));
    expect(short).toEqual({ step: 'words_short', actor: 'author', count: 1001 });
    expect(then).toMatchObject({ step: next });
  });

  test('of a signed one are its chapters, what its author has to do first', () => {
    const at = '2026-03-12T04:00:00.000Z';
    const states = { draft: 4, pending_review: 2, pending_publish: 3, published: 9, rejected: 1 };
    expect(listNextSteps(story('signed', { states, scheduled: 2, next_release_at: at }))).toEqual([
      { step: 'mend', actor: 'author', count: 1 },
      { step: 'release', actor: 'author', count: 1 },
      { step: 'submit', actor: 'author', count: 4 },
      { step: 'chapter_review', actor: 'editor', count: 2 },
      { step: 'scheduled', actor: 'house', count: 2, at },
    ]);
  });
});

describe('advice', () => {
  const facts = { chapter_count: 200, word_count: 240_000, first_paywall_chapter: 9, plot_tags: ['a'] };
  test.each([
    [{}, []],
    [{ chapter_count: 0, word_count: 0 }, []],
    [{ chapter_count: 59, word_count: 60_000 }, ['few_chapters']],
    [{ chapter_count: 60, word_count: 60_000 }, []],
    [{ word_count: 199_000 }, ['short_chapters']],
    [{ word_count: 301_000 }, ['long_chapters']],
    [{ chapter_count: 2, word_count: 10 }, ['few_chapters']],
    [{ first_paywall_chapter: 7 }, ['paywall']],
    [{ first_paywall_chapter: 16, plot_tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['paywall', 'plot_tags']],
  ])('for %j is %j', (more, tips) => expect(listTips({ ...facts, ...more })).toEqual(tips));

  test('counts words a chapter', () => {
    expect(computeAverageWords({ word_count: 10, chapter_count: 4 })).toBe(3);
    expect(computeAverageWords({ word_count: 10, chapter_count: 0 })).toBe(0);
  });
});
