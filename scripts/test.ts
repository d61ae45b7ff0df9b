// npm test: check beside the build, then domain, server and web (Vitest), then the built app in a browser (Playwright).
// `npm test -- --only e2e` and so on run one part; `npm run test:long` counts coverage and runs what is tagged as long.
// With DATABASE_URL, Vitest runs on that PostgreSQL, in databases that it makes and drops.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChrome } from './chrome.ts';

const parts = ['build', 'check', 'unit', 'e2e'] as const;
const { only, long } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } }).values;
const results = path.resolve(import.meta.dirname, '../test-results');
const counts = { passed: 0, failed: 0, skipped: 0 };
const times: string[] = [];
/** Seconds that the files of domain, server and web took, of all workers together. */
const lanes = new Map<string, number>();
/** Told once more at the end: what ran after them has pushed them far up. */
const failures: string[] = [];
/** What failed, and passed when it was tried again: it is told, and does not stop anybody. */
const flaky: string[] = [];

type Counted = Record<keyof typeof counts, number>;
const readResult = (name: string) => JSON.parse(readFileSync(path.join(results, name), 'utf8'));

function vitestCounts(): Counted {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readResult('unit.json');
  let notBegun = 0;
  for (const { name, status, message, assertionResults, startTime, endTime } of testResults) {
    const file = path.relative('.', name);
    const lane = file.split(path.sep)[1]!;
    lanes.set(lane, (lanes.get(lane) ?? 0) + (endTime - startTime) / 1000);
    const isListed = assertionResults.some((test: { status: string }) => test.status === 'failed');
    if (status === 'failed' && !isListed) {
      notBegun += 1;
      failures.push(`${file} › did not begin: ${message.split('\n')[0]}`);
    }
    for (const { status, fullName, failureMessages } of assertionResults) {
      const line = [file, fullName, failureMessages[0]?.split('\n')[0]].join(' › ');
      if (status === 'failed') failures.push(line);
      else if (failureMessages.length > 0) flaky.push(line);
    }
  }
  return { passed: numPassedTests, failed: numFailedTests + notBegun, skipped: numPendingTests + numTodoTests };
}

interface Reached {
  covered: number;
  total: number;
}

/** Per cent of the lines and branches of a folder that tests reach, as `npm run test:long` counts them. */
function readCoverage(folder: string): string {
  const files = Object.entries(readResult('coverage/coverage-summary.json') as Record<string, Record<string, Reached>>);
  const own = files.filter(([file]) => file.startsWith(path.resolve(folder) + path.sep));
  const share = (of: string) => {
    const sum = (field: keyof Reached) => own.reduce((total, [, counts]) => total + counts[of]![field], 0);
    return ((100 * sum('covered')) / sum('total')).toFixed(1);
  };
  return `coverage of ${folder}: ${share('lines')} % of lines, ${share('branches')} % of branches`;
}

interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string }[] }[];
}

const getSpecs = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(getSpecs),
];

function playwrightCounts(): Counted {
  const { stats, suites } = readResult('e2e.json');
  for (const { file, title, tests } of getSpecs({ suites }))
    if (tests.some(({ status }) => status === 'flaky')) flaky.push(`tests/e2e/${file} › ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

const isWanted = (part: (typeof parts)[number]) => !only || only === part || (only === 'e2e' && part === 'build');

async function run(part: (typeof parts)[number], command: string, args: string[], counted?: () => Counted) {
  if (!isWanted(part)) return true;
  const started = performance.now();
  const [status] = await once(spawn(command, args, { stdio: 'inherit' }), 'close');
  times.push(`${part} ${Math.round((performance.now() - started) / 1000)} s`);
  if (status !== 0 && !counted) failures.push(part);
  const added = counted?.();
  for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += added?.[key] ?? 0;
  return status === 0;
}

if (process.env.DATABASE_URL) process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
delete process.env.DATABASE_URL;
if (long) process.env.TEST_LONG = '1';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (isWanted('e2e')) process.env.CHROME_PATH = findChrome();
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(results, 'unit.json')}`];
const ends = [
  // One beside the other: the build leaves half of two cores to the tools of the check.
  ...(await Promise.all([
    run('build', process.execPath, ['scripts/build.ts']),
    run('check', process.execPath, ['scripts/check.ts']),
  ])),
  await run('unit', 'vitest', ['run', long ? '--coverage' : '--tags-filter=!long', ...reporters], vitestCounts),
  await run('e2e', 'playwright', ['test'], playwrightCounts),
];
const ok = ends.every(Boolean);

for (const test of flaky) console.log(`~ ${test} › passed when tried again`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${times.join(', ')}`);
if (long && isWanted('unit')) for (const folder of ['domain', 'server']) console.log(readCoverage(folder));
for (const [lane, seconds] of lanes) console.log(`  files of ${lane} ${Math.round(seconds)} s`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(ok ? 0 : 1);
