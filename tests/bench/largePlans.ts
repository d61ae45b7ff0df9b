import pg from 'pg';
import type { Role } from '#domain/roles.ts';
import { openDatabase } from '#server/db/database.ts';
import {
  createLargeDatabase,
  createSender,
  large,
  mayReadAll,
  month,
  sendReads,
  type Sender,
} from '../support/largeReads.ts';
import { enlarge, largeTables, packed } from '../support/largeTables.ts';
import { findWholeReads, plan, type PlanNode, type Sent } from '../support/plans.ts';
import type { Cluster } from '../support/postgresCluster.ts';
import { figure, heading, note } from './report.ts';
import { createServices } from './services.ts';
import { simulateSize } from './simulateSize.ts';
import { createText } from './text.ts';

const million = 1_000_000;
/** Rows of the tables; those that are not named have four million. */
const sizes: Record<string, number> = {
  ...Object.fromEntries(largeTables.map((table) => [table, 4 * million])),
  users: 330_000,
  fictions: 500_000,
  chapters: 10 * million,
  chapter_texts: 10 * million,
  chapter_versions: 30 * million,
  chapter_reads: 10 * million,
  comments: 10 * million,
  messages: 20 * million,
  audits: 30 * million,
  ledger_accounts: 200_000,
  ledger_postings: 100 * (million / 3),
  ledger_entries: 100 * million,
  revenue_lines: 11 * million,
};

/** What a sample of 4,000 rows does not show by itself. */
const shape = [
  'set session_replication_role = replica',
  // The latest postings have the highest ids, and their entries lie in that order: three each, two of them on accounts of the house.
  `update ledger_postings set month = to_char(now() - (4000 - id) / 3 * interval '1 day', 'YYYY-MM'), day = current_date - (4000 - id)::int / 3`,
  'update ledger_entries set posting_id = 1 + (id - 1) / 3 * 3, account_id = case id % 3 when 0 then 1 when 1 then 2 else account_id end',
  'alter table ledger_entries alter column account_id set (n_distinct = 100002)',
  `update ledger_accounts set number = case id when 1 then 'partner' when 2 then 'platform' else number end, kind = case when id = 1 then 'partner' when id = 2 then 'platform' when id % 2 = 0 then 'author' else 'settling' end`,
  'alter table chapters alter column fiction_id set (n_distinct = -0.05)',
  'alter table chapter_versions alter column chapter_id set (n_distinct = -0.33)',
  `update fictions set status = 'ongoing' where id = 7`,
  // Keys of calls are taken away after thirty days.
  `update once_keys set created_at = now() - random() * interval '30 days'`,
];

/** The first that places of a list are looked for, at row 1,250; and a row that is farther than any of the sample. */
const farPage = 'content_manager: /api/office/chapters?page=60';
const farRow = 5 * million;

/** What people do most, by what asks for it. */
const main: [string, string][] = [
  ["a story's chapters", 'author_signed: /api/fictions/7/chapters'],
  ['a chapter by key', 'author_signed: /api/fiction/chapters/7'],
  ['a chapter saved', 'author_signed: POST /api/fictions/7/chapters/4001'],
  ["the office's chapters, page 1", 'content_manager: /api/office/chapters'],
  ["the office's chapters, a far page", farPage],
  ['an office record by key', 'content_manager: /api/office/chapters/7'],
  ['a search of chapters', 'content_manager: /api/office/chapters?q=winter'],
  ["search in the office's head", 'content_manager: /api/office/search?q=winter'],
  ["an author's month in the ledger", `author_signed: /api/finance/revenue/${month}`],
  ["an author's earnings", 'author_signed: /api/finance/incomes'],
  ['closing a month, all authors', `finance_manager: /api/office/months/${month}/preview`],
  ['what readers read', 'content_manager: /api/office/fictions/7/reads'],
  ['closing a month: what is checked', `finance_manager: /api/office/months/${month}`],
  ['comments of an author', 'author_signed: /api/comments'],
  ['badges', 'author_signed: /api/message/unread-count'],
];

async function sendWrites({ send }: Sender): Promise<void> {
  const made = await send('POST', '/api/fictions/7/chapters/new', 'author_signed', {
    title: null,
    content: createText(0),
  });
  const { id, revision } = made;
  const body = { title: null, content: createText(1), revision, cause: 'autosave' };
  await send('POST', `/api/fictions/7/chapters/${id}`, 'author_signed', body);
  await send('POST', '/api/comments', 'author_signed', { fiction_id: 7, content: 'What I think of it' });
}

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** How a plan reads large tables: the index, or all. */
const describe = (node: PlanNode) => [
  ...new Set(
    listNodes(node).flatMap((part) => {
      const index = part['Index Name'];
      if (index) return [index];
      return large.has(part['Relation Name'] ?? '') && part['Node Type'] === 'Seq Scan'
        ? [`all of ${part['Relation Name']}`]
        : [];
    }),
  ),
];

async function explainAll(client: pg.Client, sent: Sent[]): Promise<{ one: Sent; node: PlanNode; whole: string[] }[]> {
  const plans = [];
  for (const one of sent) {
    const node = await plan(client, one);
    plans.push({ one, node, whole: [...new Set(findWholeReads(node, large))] });
  }
  return plans;
}

/** How PostgreSQL would read tables of that size, whose rows this machine has not: by statistics alone. */
export async function measurePlans(cluster: Cluster, dataDir: string): Promise<void> {
  heading('Plans for 10 million chapters and 100 million lines of the ledger');
  const { client, tokens } = await createLargeDatabase(cluster.url);
  for (const statement of shape) await client.query(statement);
  await enlarge(client);
  await client.end();
  const database = openDatabase(cluster.url);
  const sender = createSender(createServices(database, dataDir), tokens);
  // A statement is kept under what asks for it first.
  for (const [, of] of main.filter(([, of]) => !of.includes('POST'))) {
    const [role, path] = of.split(': ') as [Role, string];
    await sender.send('GET', path, role);
  }
  await sendWrites(sender);
  await sendReads(sender);
  await sender.runJobs();
  await database.close();
  const bytes = await simulateSize(cluster, { sizes, packing: packed });
  note(
    `Tables and indexes would take ${(bytes / 1e9).toFixed(0)} GB: their files have holes, their statistics the rows.`,
  );
  const planner = new pg.Client(cluster.url);
  await planner.connect();
  const plans = await explainAll(planner, [...sender.sent.values()]);
  const walk = plans.find(({ one }) => one.of === farPage && one.text.includes('row_number()'))!.one;
  const far = await plan(planner, {
    ...walk,
    values: walk.values.map((value) => (value === 1251 ? farRow + 1 : value)),
  });
  await planner.end();
  note(`${plans.length.toLocaleString('en')} statements explained; answers by status ${JSON.stringify(sender.counts)}`);
  for (const [name, of] of main) {
    const own = plans.filter(({ one }) => one.of === of);
    const cost = Math.max(...own.map(({ node }) => node['Total Cost']));
    const reads = [...new Set(own.flatMap(({ node }) => describe(node)))];
    note(
      `${name}: ${own.length} statements, the dearest ${Math.round(cost).toLocaleString('en')}: ${reads.join(', ')}`,
    );
  }
  note(
    `the walk to row 5,000,000 of the office's chapters: ${Math.round(far['Total Cost']).toLocaleString('en')}: ${describe(far).join(', ')}`,
  );
  const over = plans.filter(({ one, whole }) => whole.length > 0 && !mayReadAll(one));
  for (const { one, whole } of over) note(`!! ${one.of}: ${whole.join(', ')}`);
  figure('statements that read or sort a whole large table, without a reason', over.length, '', 0);
  const excused = plans.filter(({ one, whole }) => whole.length > 0 && mayReadAll(one));
  figure('statements that do so and may', excused.length, '');
}
