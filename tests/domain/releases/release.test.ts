import { describe, expect, test } from 'vitest';
import { computeBuffer } from '#domain/releases/buffer.ts';
import {
  isLate,
  getLatestRelease,
  getMissedReason,
  findOutOfOrder,
  releaseTimes,
  type ReleaseRule,
} from '#domain/releases/release.ts';
import { addDays, getWeekday } from '#domain/shared/clock.ts';
import { findZone, houseZone, instantAt, isZone, toWall } from '#domain/shared/zones.ts';
import { fc, property } from '../property.ts';

const now = new Date('2026-03-20T04:00:00.000Z');
const daily: ReleaseRule = {
  kind: 'daily',
  time: '09:00',
  zone: houseZone,
  from: '2026-03-20',
  per_day: 1,
  weekdays: [],
  days: [],
};

describe('a time of a zone', () => {
  test.each([
    ['UTC+8', '2026-03-29', '09:00', houseZone, '2026-03-29T01:00:00.000Z'],
    ['Berlin in winter', '2026-03-28', '09:00', 'Europe/Berlin', '2026-03-28T08:00:00.000Z'],
    ['Berlin in summer', '2026-03-29', '09:00', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
    ['Berlin, which never shows it', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['Berlin, which shows it twice', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['New York, which never shows it', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['New York, which shows it twice', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['Lord Howe, by half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['Kathmandu', '2026-06-01', '00:00', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
    ['Kiritimati, a day ahead', '2026-06-01', '00:00', 'Pacific/Kiritimati', '2026-05-31T10:00:00.000Z'],
  ])('%s: %s %s in %s is %s', (_, day, time, zone, instant) => {
    expect(instantAt({ day, time }, zone).toISOString()).toBe(instant);
  });

  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
    ['Mars/Olympus', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('the zone %j goes by the name %s', (name, zone) => {
    expect(findZone(name)).toBe(zone);
    expect(isZone(name)).toBe(zone !== undefined);
  });
});

describe('the times of a rule', () => {
  test('begin with the first that is to come, and are as many as chapters', () => {
    expect(releaseTimes(daily, 3, now)).toEqual([
      '2026-03-21T01:00:00.000Z',
      '2026-03-22T01:00:00.000Z',
      '2026-03-23T01:00:00.000Z',
    ]);
  });

  test('keep their hour where the author lives when the clocks change', () => {
    const rule = { ...daily, zone: 'Europe/Berlin', from: '2026-03-28' };
    expect(releaseTimes(rule, 2, now)).toEqual(['2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z']);
  });

  test('of weekdays are on these only', () => {
    const rule: ReleaseRule = { ...daily, kind: 'weekdays', weekdays: [1, 4] };
    const days = releaseTimes(rule, 4, now).map((at) => toWall(new Date(at), houseZone).day);
    expect(days).toEqual(['2026-03-23', '2026-03-26', '2026-03-30', '2026-04-02']);
  });

  test('of own days are sorted, each day once, those to come', () => {
    const days = ['2026-04-02', '2026-03-19', '2026-03-25', '2026-04-02'];
    expect(releaseTimes({ ...daily, kind: 'own', days }, 5, now)).toEqual([
      '2026-03-25T01:00:00.000Z',
      '2026-04-02T01:00:00.000Z',
    ]);
  });

  test('take several chapters at once', () => {
    const times = releaseTimes({ ...daily, per_day: 2 }, 3, now);
    expect(times).toEqual(['2026-03-21T01:00:00.000Z', '2026-03-21T01:00:00.000Z', '2026-03-22T01:00:00.000Z']);
  });

  test('end a year ahead', () => {
    const times = releaseTimes(daily, 500, now);
    expect(times).toHaveLength(365);
    expect(times.at(-1)! <= getLatestRelease(now).toISOString()).toBe(true);
  });

  const zones = ['Europe/Berlin', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', houseZone, 'UTC'];
  const rules = fc.record({
    kind: fc.constantFrom('daily', 'weekdays'),
    time: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
    zone: fc.constantFrom(...zones),
    from: fc.integer({ min: -20, max: 60 }).map((days) => addDays('2026-03-20', days)),
    per_day: fc.integer({ min: 1, max: 3 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    days: fc.constant([]),
  }) as fc.Arbitrary<ReleaseRule>;

  property(
    'are in order, to come, within the year, and at the hour that was chosen',
    [rules, fc.integer({ min: 1, max: 40 }), fc.date({ min: now, max: new Date('2028-01-01'), noInvalidDate: true })],
    (rule, count, now) => {
      const times = releaseTimes(rule, count, now);
      expect(times).toEqual(times.toSorted());
      for (const at of times) {
        expect(at > now.toISOString() && at <= getLatestRelease(now).toISOString()).toBe(true);
        const { day, time } = toWall(new Date(at), rule.zone);
        expect(day >= rule.from).toBe(true);
        if (rule.kind === 'weekdays') expect(rule.weekdays).toContain(getWeekday(day));
        // Where clocks go forward the hour may not be there.
        if (time !== rule.time) expect(time > rule.time).toBe(true);
      }
      const most = Math.max(
        0,
        ...Map.groupBy(times, (at) => at)
          .values()
          .map(({ length }) => length),
      );
      expect(most).toBeLessThanOrEqual(rule.per_day);
    },
  );

  property(
    'are what the clock of the zone shows, and the first of two',
    [fc.constantFrom(...zones), fc.date({ min: now, max: new Date('2032-01-01'), noInvalidDate: true })],
    (zone, instant) => {
      const minute = new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
      const result = instantAt(toWall(minute, zone), zone);
      expect(toWall(result, zone)).toEqual(toWall(minute, zone));
      expect(result <= minute).toBe(true);
      expect(minute.getTime() - result.getTime()).toBeLessThanOrEqual(3_600_000);
    },
  );
});

test.each([
  ['pending_review', '2026-03-20T04:00:00.000Z', 'pending_review'],
  ['draft', '2026-03-19T04:00:00.000Z', 'draft'],
  ['rejected', '2026-03-19T04:00:00.000Z', 'rejected'],
  ['pending_publish', '2026-03-20T03:59:00.000Z', undefined],
  ['pending_publish', '2026-03-20T03:54:59.000Z', 'away'],
  ['pending_review', '2026-03-20T04:00:00.001Z', undefined],
  ['published', '2026-03-01T04:00:00.000Z', undefined],
] as const)('a chapter that is %s and was due at %s is missed: %s', (state, due, reason) => {
  expect(getMissedReason(state, due, now)).toBe(reason);
});

test('a release is late after five minutes', () => {
  expect(isLate('2026-03-20T04:00:00.000Z', '2026-03-20T04:05:00.000Z')).toBe(false);
  expect(isLate('2026-03-20T04:00:00.000Z', '2026-03-20T04:05:00.001Z')).toBe(true);
});

const plan = (...times: (string | null)[]) => times.map((release_at, at) => ({ id: at + 1, release_at }));
test.each([
  ['in order', plan('a', 'b', 'c'), []],
  ['at one time', plan('a', 'a'), []],
  ['at the end of those without a time', plan('a', null, null), []],
  ['before an earlier one', plan('b', 'a', 'c'), [{ id: 2, behind: 1 }]],
  [
    'past one that waits',
    plan(null, 'a', 'b'),
    [
      { id: 2, behind: 1 },
      { id: 3, behind: 1 },
    ],
  ],
  ['before the latest', plan('a', 'c', 'b', 'd'), [{ id: 3, behind: 2 }]],
])('chapters that go out %s', (_, chapters, result) => expect(findOutOfOrder(chapters)).toEqual(result));

test.each([
  [
    { ready: 0, published: 28, until: null },
    { days: 0, health: 'empty' },
  ],
  [
    { ready: 2, published: 28, until: null },
    { days: 2, health: 'low' },
  ],
  [
    { ready: 5, published: 28, until: null },
    { days: 5, health: 'fair' },
  ],
  [
    { ready: 2, published: 8, until: null },
    { days: 7, health: 'good' },
  ],
  [
    { ready: 2, published: 28, until: '2026-04-03T04:00:00.000Z' },
    { days: 14, health: 'good' },
  ],
  [
    { ready: 1, published: 0, until: '2026-03-20T05:00:00.000Z' },
    { days: 1, health: 'low' },
  ],
  [
    { ready: 3, published: 0, until: null },
    { days: null, health: 'fair' },
  ],
])('%j lasts %j', (work, buffer) => expect(computeBuffer(work, now)).toEqual(buffer));
