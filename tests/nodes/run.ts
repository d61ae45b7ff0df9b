// npm run nodes [-- --rounds 3]: three nodes behind HAProxy, with PgBouncer, a replica and a bucket, close month after month, and
// each time a node is killed in the midst of it. Ends with a table, and with 1 where something is not as it must be.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { logProgress } from '#server/command.ts';
import { openDatabase } from '#server/db/database.ts';
import { hasHaproxy } from '../support/haproxy.ts';
import { hasPgBouncer } from '../support/pgBouncer.ts';
import { lacksPostgres, refuse } from '../support/refuse.ts';
import { Client } from './client.ts';
import { closeMonths } from './months.ts';
import { openPlatform } from './platform.ts';

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } }).values;

if (!hasPgBouncer() || !hasHaproxy()) refuse('Needs PgBouncer and HAProxy (/usr/sbin).');
await ensureBuilt(logProgress);
logProgress('Starting PostgreSQL, a replica, PgBouncer, a bucket, three nodes and HAProxy');
const platform = await openPlatform();
if (!platform) refuse(lacksPostgres);
try {
  const database = openDatabase(platform.databaseUrl);
  const client = new Client(platform);
  logProgress('Closing months while nodes are killed');
  const { badges, pictures, months, authors, confirmed } = await closeMonths(
    platform,
    database,
    client,
    Number(rounds),
  );
  const count = async (query: string) => (await database.pool.query(query)).rows.length;
  logProgress('Checking the books');
  const books = await platform.checkBooks();
  const missing = await Promise.all(
    pictures.flatMap((url) => [0, 1, 2].map((node) => fetch(`${platform.getNodeUrl(node)}${url}`))),
  );
  const wrong = {
    'months that are not closed once':
      months.length -
      (await count(`select record_id from audits
      where action = 'close' and entity = 'ledger-months' group by 1 having count(*) = 1`)),
    'statements that are missing or twice':
      months.length * authors -
      (await count(`select author_id, month from statements
      group by 1, 2 having count(*) = 1`)),
    'confirmations that are missing or twice':
      months.length * confirmed -
      (await count(`select statement_id from statement_confirmations group by 1 having count(*) = 1`)),
    'postings that are booked twice, or do not add up to 0':
      await count(`select posting_id from ledger_entries group by 1
      having sum(amount) <> 0 union all select null from ledger_postings group by source having count(*) > 1`),
    'badges that did not arrive': badges.filter((ms) => ms === Infinity).length,
    'pictures that a node does not have': missing.filter(({ ok }) => !ok).length,
    'answers that no fault explains': client.unexpected.length,
    'faults of the books': books.sound ? 0 : 1,
  };
  await database.close();
  console.table({
    ...wrong,
    'months, nodes killed': `${months.length}, ${2 * months.length}`,
    'closes that were cut off': client.cutOff,
    statements: months.length * authors,
    'requests, sent again': `${client.requests}, ${client.repeats}`,
    'badges, the slowest': `${badges.length}, ${(Math.max(...badges) / 1000).toFixed(1)} s`,
  });
  for (const one of new Set(client.unexpected)) console.log(one);
  if (!books.sound) console.log(books.report);
  process.exitCode = Object.values(wrong).some((n) => n !== 0) ? 1 : 0;
} finally {
  await platform.close();
}
process.exit();
