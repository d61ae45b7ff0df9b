import { expect, test } from 'vitest';
import { resolveEarningsRange } from '#domain/earnings/earningsRange.ts';

const now = new Date('2026-03-10T16:30:00.000Z');

test.each([
  [{ view: 'daily' }, ['2026-02-10', '2026-03-11']],
  [{ view: 'monthly' }, ['2025-04-01', '2026-03-11']],
  [{ view: 'monthly', to: '2025-12-31' }, ['2025-01-01', '2025-12-31']],
  [{ view: 'daily', from: '2026-03-01', to: '2026-03-01' }, ['2026-03-01', '2026-03-01']],
  [{ view: 'daily', from: '2026-03-02', to: '2026-03-01' }, undefined],
  [{ view: 'daily', from: '2024-01-01', to: '2024-12-31' }, ['2024-01-01', '2024-12-31']],
  [{ view: 'daily', from: '2024-01-01', to: '2025-01-01' }, undefined],
  [{ view: 'monthly', from: '2020-01-01' }, ['2020-01-01', '2026-03-11']],
] as const)('%j is %j', (query, range) => {
  expect(resolveEarningsRange(query, now)).toEqual(range && { from: range[0], to: range[1] });
});
