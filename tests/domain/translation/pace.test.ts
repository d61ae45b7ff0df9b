import { expect, test } from 'vitest';
import { computePace } from '#domain/translation/pace.ts';

test.each([
  ['who began a week ago', { words: 7000, since: '2026-03-04' }, 1000],
  ['who began before the 60 days', { words: 60_000, since: '2025-10-01' }, 1000],
  ['who began with the 60 days', { words: 60_000, since: '2026-01-10' }, 1000],
  ['who began three days ago', { words: 3000, since: '2026-03-08' }, 1000],
  ['who began yesterday', { words: 3000, since: '2026-03-09' }, null],
  ['of whom nothing was approved', { words: 0, since: '2026-02-01' }, null],
  ['who does little', { words: 10, since: '2026-01-10' }, 1],
])('on 10 March the pace of a translator %s', (_, work, pace) => expect(computePace(work, '2026-03-10')).toBe(pace));
