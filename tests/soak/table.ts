import { quantile } from '../bench/report.ts';
import type { Outcome } from './outcome.ts';
import type { Seen } from './seen.ts';
import type { Measured } from './troubles.ts';

/** A goal of docs/reliability.md, what was seen, and the most that may be. */
interface Line {
  goal: string;
  seen: number;
  most: number;
  unit?: string;
  of?: string;
}

const megabyte = 1024 * 1024;
const most = (values: readonly number[]) => Math.max(0, ...values);

/** The goals with what was seen; true where all were reached. */
export function printTable(minutes: number, seen: Seen, outcome: Outcome, measured: Measured): boolean {
  const { rounds, full, memory } = measured;
  const ms = (goal: string, values: readonly number[], share: number, limit: number): Line[] =>
    values.length === 0
      ? []
      : [
          {
            goal,
            seen: share === 1 ? most(values) : quantile(values, share),
            most: limit,
            unit: ' ms',
            of: `${values.length}`,
          },
        ];
  const lines: Line[] = [
    { goal: 'acknowledged writes lost', seen: outcome.lost, most: 0, of: `${seen.acknowledged}` },
    { goal: 'writes with two effects', seen: outcome.repeated, most: 0 },
    { goal: 'two answers to one key that differ', seen: seen.differed, most: 0, of: `${seen.twice}` },
    { goal: 'answers that no fault explains', seen: seen.unexpected.length, most: 0 },
    {
      goal: 'exits of the process by itself',
      seen: measured.exits,
      most: 0,
      of: `${rounds.database} losses of PostgreSQL`,
    },
    ...ms('recovery after PostgreSQL is back, longest', measured.databaseBack, 1, 3000),
    ...ms('recovery after kill -9 of the server, p95', measured.serverBack, 0.95, 2000),
    ...ms('recovery after kill -9 of the server, longest', measured.serverBack, 1, 5000),
    ...ms('a save in calm times, p95', seen.calm.get('a save') ?? [], 0.95, 600),
    ...ms('a list in calm times, p95', seen.calm.get('a list') ?? [], 0.95, 600),
    ...ms(`a health call beside 1,000 slow sockets, p99`, measured.besideSlow, 0.99, 100),
    ...ms('a slow socket is closed after, longest', measured.slowOpen, 1, 10_000),
    ...ms('a health call beside hostile files, p99', measured.besideHostile, 0.99, 100),
    {
      goal: 'memory added by hostile files',
      seen: Math.max(0, memory.most - memory.first) / megabyte,
      most: 200,
      unit: ' MB',
    },
    {
      goal: 'full disk: pictures not refused with 507',
      seen: full.statuses.filter((status) => status !== 507).length,
      most: 0,
      of: `${full.statuses.length}`,
    },
    {
      goal: 'full disk: reads refused',
      seen: full.statuses.length - full.listsRead,
      most: 0,
      of: `${full.statuses.length}`,
    },
    { goal: 'full disk: files left unfinished', seen: full.unfinished.length, most: 0 },
    { goal: 'stored pictures gone', seen: outcome.filesGone, most: 0 },
    { goal: 'timed releases missed', seen: outcome.releasesMissed, most: 0 },
    { goal: 'timed releases done twice', seen: outcome.releasesTwice, most: 0 },
    { goal: 'revenue imports neither whole nor taken back', seen: outcome.importsTorn, most: 0 },
    { goal: 'postings that do not add up to 0', seen: outcome.postingsOff, most: 0 },
  ];
  const formatValue = (value: number, unit = '') =>
    `${Number(value.toFixed(value < 10 ? 1 : 0)).toLocaleString('en')}${unit}`;
  console.log(
    `\n${minutes} minutes; faults: ${JSON.stringify(rounds)}; refused: ${JSON.stringify(Object.fromEntries(seen.refused))}\n`,
  );
  console.log('| goal | target | seen | |\n|---|---|---|---|');
  for (const { goal, seen: value, most: limit, unit, of } of lines)
    console.log(
      `| ${goal} | ${limit === 0 ? '0' : `at most ${formatValue(limit, unit)}`} | ${formatValue(value, unit)}${of ? ` (of ${of})` : ''} | ${value <= limit ? 'reached' : '**missed**'} |`,
    );
  return lines.every(({ seen: value, most: limit }) => value <= limit);
}
