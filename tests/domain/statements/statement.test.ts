import { expect, test, vi } from 'vitest';
import { entryKinds } from '#domain/earnings/ledger.ts';
import { addMonths, endOfDay, startOfDay } from '#domain/shared/clock.ts';
import { getPayDay, findPayDay } from '#domain/statements/payDay.ts';
import {
  checkClosing,
  getSettlingDay,
  isWithin,
  findStatementPart,
  sumStatementParts,
  getResubmitEnd,
  getConfirmationWindow,
} from '#domain/statements/statement.ts';
import { getStatementStage } from '#domain/statements/statementSteps.ts';
import { fc, property } from '../property.ts';

test.each([
  ['2026-02', '2026-03-01T00:05:00.000Z', '2026-02-28T16:00:00.000Z', '2026-03-04T15:59:59.999Z'],
  ['2025-12', '2026-01-02T00:00:00.000Z', '2025-12-31T16:00:00.000Z', '2026-01-04T15:59:59.999Z'],
  ['2026-02', '2026-03-04T15:59:59.999Z', '2026-02-28T16:00:00.000Z', '2026-03-04T15:59:59.999Z'],
  ['2026-02', '2026-03-04T16:00:00.000Z', '2026-03-04T16:00:00.000Z', '2026-03-08T15:59:59.999Z'],
])('the window of %s, closed at %s, is %s to %s', (month, closed, from, until) => {
  expect(getConfirmationWindow(month, new Date(closed))).toEqual({ from: new Date(from), until: new Date(until) });
});

test('a window has one first and one last instant', () => {
  const window = { from: '2026-02-28T16:00:00.000Z', until: '2026-03-04T15:59:59.999Z' };
  const within = (at: string) => isWithin(new Date(at), window);
  expect(['2026-02-28T15:59:59.999Z', window.from, window.until, '2026-03-04T16:00:00.000Z'].map(within)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

const stride = Number(process.env.MINUTE_STRIDE ?? 29);

// Each zone is the server's own: none of its days may leak into business time.
test.each(['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Chatham'])(
  'on a server in %s a month is confirmed in the first four days of the next, UTC+8, in every minute of two years',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const wrong: string[] = [];
    for (let number = 0; number < 24; number++) {
      const first = Date.UTC(2026, number, 1) - 8 * 3_600_000;
      const minutes = (Date.UTC(2026, number + 1, 1) - Date.UTC(2026, number, 1)) / 60_000;
      const { from, until } = getConfirmationWindow(addMonths('2025-12', number), new Date(first + 300_000));
      const window = { from: from.toISOString(), until: until.toISOString() };
      for (let minute = number % stride; minute < minutes; minute += stride) {
        const instant = new Date(first + minute * 60_000);
        if (isWithin(instant, window) !== minute < 4 * 24 * 60) wrong.push(instant.toISOString());
      }
    }
    vi.unstubAllEnvs();
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['2026-02', '2026-03-06T00:00:00.000Z', '2026-03-10T15:59:59.999Z'],
  ['2026-02', '2026-03-12T00:00:00.000Z', '2026-03-15T15:59:59.999Z'],
])('a statement of %s that is rejected at %s comes again until %s', (month, now, until) => {
  expect(getResubmitEnd(month, new Date(now))).toEqual(new Date(until));
});

test.each([
  ['royalty', '2026-03', '2026-03', 'royalty_share'],
  ['royalty', '2026-03', '2026-02', 'adjustment'],
  ['ad', '2026-03', '2026-03', 'ad_share'],
  ['ad', '2026-03', '2026-02', 'ad_share'],
  ['ad', '2026-03', '2026-01', 'adjustment'],
  ['gift', '2026-03', '2026-03', 'gift_share'],
  ['completion_bonus', '2026-03', '2026-03', 'bonus'],
  ['update_bonus', '2026-03', '2026-03', 'bonus'],
  ['fine', '2026-03', '2026-03', 'fine'],
  ['fine', '2026-03', '2026-02', 'adjustment'],
  ['addition', '2026-03', '2026-03', 'additions'],
  ['deduction', '2026-03', '2026-03', 'additions'],
  ['settle', '2026-03', '2026-03', 'carried_in'],
  ['release', '2026-03', '2026-03', 'carried_in'],
  ['failed', '2026-03', '2026-03', 'carried_in'],
  ['royalty', '2026-02', '2026-02', 'carried_in'],
] as const)('%s, booked in %s and earned in %s, is %s of March', (kind, booked, earned, part) => {
  expect(findStatementPart('2026-03', { kind, booked, earned })).toBe(part);
});

const entry = fc.record({
  kind: fc.constantFrom(...entryKinds),
  booked: fc.constantFrom('2026-01', '2026-02', '2026-03'),
  earned: fc.constantFrom('2025-12', '2026-01', '2026-02', '2026-03'),
  amount: fc.oneof(fc.constantFrom(0, 1, -1), fc.integer({ min: -1e12, max: 1e12 })),
});

property('the parts of a statement make up what is payable', [fc.array(entry, { maxLength: 50 })], (entries) => {
  const { amount_payable, fine, ...others } = sumStatementParts('2026-03', entries);
  const sum = Object.values(others).reduce((total, cents) => total + cents, 0);
  expect(sum - fine).toBe(amount_payable);
  expect(amount_payable).toBe(entries.reduce((total, { amount }) => total + amount, 0));
});

test.each([
  ['2026-02', '2026-03-02T02:00:00.000Z', '2026-03-02'],
  ['2026-02', '2026-03-31T15:59:59.999Z', '2026-03-31'],
  ['2026-02', '2026-03-31T16:00:00.000Z', '2026-03-31'],
  ['2026-12', '2027-02-03T02:00:00.000Z', '2027-01-31'],
])('a statement of %s that is confirmed at %s is settled on %s', (month, confirmed, day) =>
  expect(getSettlingDay(month, new Date(confirmed))).toBe(day),
);

const books = {
  month: '2026-02',
  closed: false,
  next: '2026-02',
  imports_under_way: 0,
  pending_bonuses: 0,
  unconfirmed: 0,
  revenue_lines: 5,
  balanced: true,
};

test.each([
  [{}, []],
  [{ month: '2026-03', next: '2026-03' }, ['over']],
  [{ closed: true, next: '2026-03' }, ['open']],
  [{ next: '2026-01' }, ['before']],
  [{ next: null }, []],
  [{ balanced: false }, ['balanced']],
  [{ imports_under_way: 1 }, ['imports']],
  [{ pending_bonuses: 2 }, ['bonuses']],
  [{ unconfirmed: 3 }, ['confirmed']],
  [{ revenue_lines: 0 }, ['revenue']],
] as const)('with %j the checks that are not met are %j', (change, unmet) => {
  const lines = checkClosing({ ...books, ...change }, new Date('2026-03-10T00:00:00.000Z'));
  expect(lines.filter(({ met }) => !met).map(({ check }) => check)).toEqual(unmet);
});

test.each([
  ['2026-03', [], '2026-03-20'],
  ['2026-06', [], '2026-06-22'],
  ['2026-09', [], '2026-09-21'],
  ['2026-03', ['2026-03-20'], '2026-03-23'],
  ['2026-03', ['2026-03-20', '2026-03-23', '2026-03-24'], '2026-03-25'],
  ['2026-06', ['2026-06-20', '2026-06-22'], '2026-06-23'],
  ['2026-03', ['2026-03-19', '2026-03-21'], '2026-03-20'],
])('payouts of %s with the holidays %j go out on %s', (month, holidays, day) =>
  expect(getPayDay(month, new Set(holidays))).toBe(day),
);

test.each([
  ['pending', false, 100, 'pending'],
  ['paid', false, 100, 'paid'],
  ['pending', true, 100, 'carried'],
  ['rejected', true, 100, 'carried'],
  ['approved', true, 100, 'failed'],
  ['pending', true, 0, 'empty'],
] as const)(
  'a statement that is %s, carried forward: %s, over %i cents, is told as %s',
  (status, carried, cents, stage) =>
    expect(getStatementStage({ status, carried_forward: carried, amount_payable: cents })).toBe(stage),
);

test.each([
  ['in its window', '2026-03-04', '2026-03-02', '2026-03-20'],
  ['on pay day', '2026-03-04', '2026-03-20', '2026-03-20'],
  ['approved too late for it', '2026-03-04', '2026-03-21', '2026-04-20'],
  ['closed late', '2026-03-25', '2026-03-22', '2026-04-20'],
  ['where the 20th is no working day', '2026-05-28', '2026-05-25', '2026-06-22'],
])('a statement of February is paid, %s, on a day to come', (_, until, today, paid) => {
  const at = { month: '2026-02', until: endOfDay(until), now: startOfDay(today) };
  expect(findPayDay(at, new Set())).toBe(paid);
});
