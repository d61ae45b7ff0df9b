import { expect, test } from 'vitest';
import { findDueReminder } from '#domain/statements/reminder.ts';

const window = { from: '2026-02-28T16:00:00.000Z', until: '2026-03-04T15:59:59.999Z' };

test.each([
  ['2026-02-28T15:59:59.999Z', undefined],
  ['2026-02-28T16:00:00.000Z', 'open'],
  ['2026-03-03T15:59:59.998Z', 'open'],
  ['2026-03-03T15:59:59.999Z', 'day'],
  ['2026-03-04T12:59:59.998Z', 'day'],
  ['2026-03-04T12:59:59.999Z', 'hours'],
  ['2026-03-04T15:59:59.999Z', 'hours'],
  ['2026-03-04T16:00:00.000Z', undefined],
])('at %s the reminder %s is due', (now, reminder) => {
  const due = findDueReminder(window, new Date(now));
  expect(due?.reminder).toBe(reminder);
  if (due) expect(due.since.getTime()).toBeLessThanOrEqual(Date.parse(now));
});
