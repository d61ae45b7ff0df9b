import { addDaysToInstant } from '#domain/shared/clock.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { startApplication } from './application.ts';
import { measureInTurn, openOffice, type Office } from './officeCalls.ts';
import { contests } from './officeContests.ts';
import { fillOffice, size, workers, type Worker } from './officeRows.ts';
import { measureBulkEdit, measureImport } from './officeWrites.ts';
import { figure, heading, note } from './report.ts';
import { openSession } from './rows.ts';

/** What somebody waits for who opens their home, or types into the search. */
const atOnce = 100;
/** A list that is added up, or a part of the feed: as long as other lists may take. */
const ofLists = 300;

const sinceYesterday = `activity?at_from=${addDaysToInstant(new Date(), -1).toISOString()}&others=true&mine=true&per_page=8`;
/** What the home of the staff asks for. */
const homeCalls = {
  queues: 'home',
  'what was given': 'delegations',
  'since yesterday': sinceYesterday,
  trade: 'home/trade',
};

const searches = {
  'a title of a work with a typing error': 'midnigt promise',
  'the email of an author': 'writer7421.1247retirw@example.com',
  'the title of a chapter': 'Crimson candle 5',
  'a Chinese title': '龙王江湖',
  'a Thai title': 'ความลับแห่งดวงจันทร์',
  'words that may be spelled in many ways': 'oddly doll illusion',
  'what nothing is called': 'zyxomma quagga',
};

const groups = {
  'chapters by their state': 'chapters/groups?group_by=status',
  'chapters by the month they went out': 'chapters/groups?group_by=published_at',
  'chapters by their works': 'chapters/groups?group_by=fiction_id',
};

/** A day in the feed from which on it is read, far from its beginning. */
async function loadFarPlace({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(
    `select at, id from audits where at < now() - interval '300 days' order by at desc, id desc limit 1`,
  );
  return `after_at=${rows[0].at.toISOString()}&after_id=${rows[0].id}`;
}

async function measureHomes(office: Office): Promise<void> {
  for (const who of Object.keys(workers) as Worker[]) {
    const calls = await measureInTurn(office, who, homeCalls);
    const each = calls.map(({ name, took }) => `${name} ${took.toFixed(0)}`).join(', ');
    const sum = calls.reduce((all, { took }) => all + took, 0);
    figure(`home of the role ${workers[who]}`, sum, 'ms', atOnce, `(${each})`);
  }
}

async function measureSearch(office: Office): Promise<void> {
  const paths = Object.fromEntries(
    Object.entries(searches).map(([name, q]) => [name, `search?q=${encodeURIComponent(q)}`]),
  );
  for (const { name, took } of await measureInTurn(office, 'manager', paths)) {
    const { data } = await office.ask('manager', 'GET', paths[name]!);
    const records = data.kinds.flatMap((kind: { records: object[] }) => kind.records).length;
    figure(`search for ${name}`, took, 'ms', atOnce, `(${records} records)`);
  }
}

async function measureLists(office: Office, far: string): Promise<void> {
  for (const { name, took } of await measureInTurn(office, 'manager', groups))
    figure(`${name}, with sums`, took, 'ms', ofLists);
  const feed = {
    'first page': 'activity',
    'a far page': `activity?${far}`,
    'first page of mine': 'activity?mine=true',
    'a far page of mine': `activity?mine=true&${far}`,
  };
  for (const who of ['manager', 'editor'] as const)
    for (const { name, took } of await measureInTurn(office, who, feed))
      figure(`activity, ${name}, ${workers[who]}`, took, 'ms', ofLists);
}

/** What the staff waits for in a large house: home, search, lists that are added up, bulk edits, imports. */
export async function measureOffice(url: string, dataDir: string, chapters: number): Promise<void> {
  heading('Back office, on PostgreSQL');
  const database = openDatabase(url);
  await migrate(database);
  await fillOffice(database, chapters);
  note(
    `${chapters.toLocaleString('en')} chapters, ${size.authors.toLocaleString('en')} authors with statements of three months,`,
  );
  note(`${contests.count} contests with ${contests.entries.toLocaleString('en')} entries that nobody has decided.`);
  const far = await loadFarPlace(database);
  const tokens = {} as Record<Worker, string>;
  for (const who of Object.keys(workers) as Worker[]) tokens[who] = await openSession(database, who);
  await database.close();
  const application = await startApplication(dataDir, url);
  try {
    const office = openOffice(application, tokens);
    await measureHomes(office);
    await measureSearch(office);
    await measureLists(office, far);
    await measureBulkEdit(office);
    await measureImport(office);
  } finally {
    await application.stop();
  }
}
