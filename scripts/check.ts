// npm run check: format, lint with the layer rules, styles made of tokens, types, dead code. Every tool runs, so that one run tells all.
import { spawnSync } from 'node:child_process';

const tools = [
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['stylelint', '--max-warnings', '0', 'src/**/*.css'],
  ['tsc', '-p', '.'],
  ['node', 'scripts/checkCatalogues.ts'],
  ['knip'],
] as const;

const failed = tools.filter(([tool, ...args]) => {
  console.log(`\n— ${tool} ${args.join(' ')}`);
  return spawnSync(tool, args, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\ncheck failed: ${failed.map(([tool]) => tool).join(', ')}`);
  process.exit(1);
}
console.log('\ncheck passed');
