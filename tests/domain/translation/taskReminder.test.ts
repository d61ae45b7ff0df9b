import { expect, test } from 'vitest';
import { listDueReminders, listPastReminders } from '#domain/translation/taskReminder.ts';

// A task that ends on 20 March ends at 16:00 UTC less a millisecond.
test.each([
  ['2026-03-17T15:59:59.998Z', []],
  ['2026-03-17T15:59:59.999Z', ['days']],
  ['2026-03-19T15:59:59.998Z', ['days']],
  ['2026-03-19T15:59:59.999Z', ['days', 'day']],
  ['2026-03-20T12:59:59.998Z', ['days', 'day']],
  ['2026-03-20T12:59:59.999Z', ['days', 'day', 'hours']],
])('at %s the reminders of 20 March whose time has come are %j', (now, reminders) => {
  expect(listPastReminders('2026-03-20', new Date(now))).toEqual(reminders);
});

test('after a standstill only the last reminder of an end date is due, and none after the end', () => {
  expect(listDueReminders(new Date('2026-03-20T14:00:00.000Z'))).toEqual([
    { ends_on: '2026-03-20', reminder: 'hours' },
    { ends_on: '2026-03-21', reminder: 'days' },
    { ends_on: '2026-03-22', reminder: 'days' },
  ]);
  expect(listDueReminders(new Date('2026-03-20T16:00:00.000Z')).map(({ ends_on }) => ends_on)).not.toContain(
    '2026-03-20',
  );
});
