// npm run soak [-- --minutes 60]: many people use a server while its database, its process, its disk and its network fail
// by turns; ends with a table against the goals of docs/reliability.md, and with 1 where one was missed.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { logProgress } from '#server/command.ts';
import { openDatabase } from '#server/db/database.ts';
import { slowCommit } from '../support/databaseFaults.ts';
import { picture } from '../support/pictures.ts';
import { insertRow } from '../support/records.ts';
import { lacksPostgres, refuse } from '../support/refuse.ts';
import { account } from '../support/session.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { lookForPromised } from './outcome.ts';
import { usePlatform, type Promised } from './people.ts';
import { Seen } from './seen.ts';
import { printTable } from './table.ts';
import { makeTrouble, nothingMeasured } from './troubles.ts';

const minutes = Number(parseArgs({ options: { minutes: { type: 'string', default: '60' } } }).values.minutes);
await ensureBuilt(logProgress);
const house = await openHouse();
if (!house) refuse(lacksPostgres);
if (!house.hasVolume) console.warn('!! SKIPPED: the full disk, for which a small volume must be mounted.');
const seen = new Seen();
const promised: Promised = { tags: new Map(), chapters: new Map(), releases: new Map(), files: [] };
const measured = nothingMeasured();
try {
  // Its sessions end with the database, so what is written past the server comes before.
  const database = openDatabase(house.databaseUrl);
  await database.pool.query(slowCommit);
  const author = await account(database, 'author_signed');
  const story = await insertRow(database.db, 'fiction', new Date(), { author_id: author.id });
  const cover = new Blob([new Uint8Array(await picture(600, 800).jpeg().toBuffer())]);
  setTimeout(() => seen.end(), minutes * 60_000);
  await Promise.all([
    usePlatform(database, new Client(house, seen), seen, promised),
    makeTrouble(house, seen, measured, { author, story: story.id, picture: cover }),
  ]);
  const outcome = await lookForPromised(database, house, promised);
  await database.close();
  for (const one of new Set(seen.unexpected)) console.log(one);
  process.exitCode = printTable(minutes, seen, outcome, measured) ? 0 : 1;
} finally {
  await house.end();
}
process.exit();
