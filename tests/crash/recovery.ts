// npm run recovery [-- --seconds 10]: backs PostgreSQL up under load, goes on, loses it, and restores a moment in between by the
// lines of docs/operations.md (reliability.md: what was acknowledged before is there, nothing that came after is, the books are
// sound). Ends with a table, and with 1 where that is not so.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { logProgress } from '#server/command.ts';
import { recover } from '../support/recover.ts';
import { lacksPostgres, refuse } from '../support/refuse.ts';

const { seconds } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } }).values;
await ensureBuilt(logProgress);
const outcome = await recover({ before: Number(seconds), after: Number(seconds) / 2 });
if (!outcome) refuse(lacksPostgres);
const { writes, postings, others, seconds: took, books, goesOn } = outcome;
console.table({ writes, postings });
console.table({ ...took, goesOn });
for (const other of new Set(others)) console.log(other);
if (books) console.log(books);
const wrong = [writes, postings].reduce((sum, { lost, unwanted }) => sum + lost + unwanted, others.length);
process.exit(wrong > 0 || books || goesOn === 0 ? 1 : 0);
