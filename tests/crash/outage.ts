// npm run outage [-- --seconds 20]: a server loses its bucket for so long, in each way, while people upload and look at pictures
// and others work without any (reliability.md: no picture is lost that was taken, 503 to whoever needs a file, all else goes
// on). Ends with a table, and with 1 where that is not so.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { logProgress } from '#server/command.ts';
import { bucketFaults, loseBucket } from '../support/loseBucket.ts';
import { lacksPostgres, refuse } from '../support/refuse.ts';

const { seconds } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } }).values;
await ensureBuilt(logProgress);
const table: Record<string, object> = {};
let reached = true;
for (const fault of bucketFaults) {
  logProgress(`The bucket is ${fault}`);
  const outcome = await loseBucket(fault, { before: 5, lost: Number(seconds), after: 10 });
  if (!outcome) refuse(lacksPostgres);
  const { others, books, ...figures } = outcome;
  table[fault] = { ...figures, others: others.length };
  for (const other of new Set(others)) console.log(other);
  if (books) console.log(books);
  const { missing, back, slowest } = figures;
  reached &&= missing + others.length === 0 && !books && back <= 10 && slowest <= 2000;
}
const names = Object.keys(table[bucketFaults[0]]!);
console.table(
  Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(bucketFaults.map((fault) => [fault, Object(table[fault])[name]]))]),
  ),
);
process.exit(reached ? 0 : 1);
