import { expect, test } from 'vitest';
import { getLastDigest, computeMailTime, getNextDigest } from '#domain/notifications/digest.ts';
import { fc, property } from '../property.ts';

test.each([
  ['2026-03-10T23:59:59.999Z', '2026-03-11T00:00:00.000Z'],
  ['2026-03-11T00:00:00.000Z', '2026-03-12T00:00:00.000Z'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01T00:00:00.000Z'],
])('after %s the next digest leaves at %s', (now, at) => {
  expect(getNextDigest(new Date(now)).toISOString()).toBe(at);
});

test('what is due at once is due now, and what never is mailed is not due', () => {
  const now = new Date('2026-03-10T04:00:00.000Z');
  const due = (['now', 'never', 'daily'] as const).map((choice) => computeMailTime(choice, 'note', now));
  expect(due).toEqual([now, null, getNextDigest(now)]);
  expect(computeMailTime('daily', 'comments_waiting', now)).toEqual(now);
});

property(
  'a digest leaves within a day, at eight in the morning of UTC+8',
  [fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })],
  (now) => {
    const at = getNextDigest(now);
    const away = at.getTime() - now.getTime();
    expect(at.getTime() - getLastDigest(now).getTime()).toBe(86_400_000);
    expect(away > 0 && away <= 86_400_000 && at.toISOString().endsWith('T00:00:00.000Z')).toBe(true);
  },
);
