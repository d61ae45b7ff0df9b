import { testHabits, type Habit } from '../habits.ts';

/** What counts days, months and hours is in domain/shared/clock.ts and zones.ts, and in UTC+8 where nothing else is said. */
const habits: Habit[] = [
  {
    name: 'days and months are counted by the clock',
    pattern: /\b[gs]etUTC[A-Z]|\bDate\.UTC\(|\.[gs]et(FullYear|Month|Date|Day|Hours|Minutes)\(/,
    allowed: [
      'domain/shared/clock.ts',
      // A day of each weekday, for its name.
      'domain/shared/formatDates.ts',
    ],
    examples: [
      'latest.setUTCFullYear(latest.getUTCFullYear() + 1);',
      'new Date(Date.UTC(year, month, 1))',
      'now.getMonth() + 1',
      'at.setDate(at.getDate() + 1);',
    ],
  },
  {
    name: 'the day of an instant is not cut from it, and the month of a day is getMonth',
    pattern: /\.(slice|substring)\(0, (7|10)\)|toISOString\(\)\.(slice|split|substring)\(/,
    allowed: [
      'domain/shared/clock.ts',
      // Is what was made of an instant the same as its text?
      'domain/kit/dates.ts',
    ],
    examples: [
      'const day = digest.toISOString().slice(0, 10);',
      "const [day] = now.toISOString().split('T');",
      'const month = day.slice(0, 7);',
    ],
  },
  {
    name: 'SQL has the hours of UTC+8 in one place',
    pattern: /interval '[+-]?0?8\b|time zone '/i,
    allowed: ['server/db/businessZone.ts'],
    examples: [
      "sql`${day}::timestamp - interval '8 hours'`",
      "sql`(${at} at time zone '+08')::date`",
      "sql`${at} AT TIME ZONE 'Asia/Singapore'`",
    ],
  },
  {
    name: 'how long a minute, an hour and a day are is told by the clock',
    pattern: /\* 60_?000\b|\b(86_?400|3_?600)(_?000)?\b|\b60 \* (60|1_?000)\b/,
    // Limits last for seconds.
    allowed: ['domain/accounts/rateLimits.ts'],
    examples: [
      'new Date(now.getTime() + minutes * 60_000)',
      "['day', 86_400],",
      'const hour = 60 * 60 * 1000;',
      'const day = count * 86400000;',
    ],
  },
];

testHabits('{domain,server,src}', habits);
