// npm run check: types and lint with the layer rules, styles made of tokens, format, dead code. Every tool runs, two at
// once, so that one run tells all.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const tools = [
  // The linter that knows types tells what TypeScript finds wrong, too: a compiler beside it would read all of it again.
  ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  ['stylelint', '--max-warnings', '0', 'src/**/*.css'],
  ['knip'],
  ['oxfmt', '--check'],
  ['node', 'scripts/checkCatalogues.ts'],
  ['node', 'scripts/checkArticles.ts'],
] as const;

/** What the tools run with; Go's memory is collected less often, for a third less time of the linter that knows types. */
const env = { ...process.env, FORCE_COLOR: '1', GOGC: '400' };

/** Runs a tool to its end; what it said is printed whole, not between another's lines. */
function run([tool, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  const child = spawn(tool, args, { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      console.log(`\n— ${tool} ${args.join(' ')}\n${output}`);
      resolve(code === 0);
    });
  });
}

const failed: string[] = [];
const waiting = [...tools];
const runWaiting = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await run(next))) failed.push(next[0]);
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runWaiting));

if (failed.length > 0) {
  console.error(`\ncheck failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('\ncheck passed');
