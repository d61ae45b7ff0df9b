import type pg from 'pg';
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
import { findWholeReads, plan, type PlanNode, type Sent } from '../support/plans.ts';
import { simulateSize } from '../support/simulateSize.ts';
import { figure, heading, note } from './report.ts';
import { createServices } from './services.ts';
import { createText } from './text.ts';

/** The first that places of a list are looked for, at row 1,250; and a row that is farther than any of the sample. */
const farPage = 'content_manager: /api/office/chapters?page=60';
const farRow = 5_000_000;

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

async function sendWrites(sender: Sender): Promise<void> {
  const made = await sender.send('POST', '/api/fictions/7/chapters/new', 'author_signed', {
    title: null,
    content: createText(0),
  });
  const { id, revision } = made;
  const body = { title: null, content: createText(1), revision, cause: 'autosave' };
  await sender.send('POST', `/api/fictions/7/chapters/${id}`, 'author_signed', body);
  await sender.send('POST', '/api/comments', 'author_signed', { fiction_id: 7, content: 'What I think of it' });
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
export async function measurePlans(url: string, dataDir: string): Promise<void> {
  heading('Plans for 10 million chapters and 100 million lines of the ledger');
  const { client, tokens } = await createLargeDatabase(url);
  const database = openDatabase(url);
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
  const bytes = await simulateSize(client);
  note(
    `Tables and indexes would take ${(bytes / 1e9).toFixed(0)} GB: their files have holes, their statistics the rows.`,
  );
  const plans = await explainAll(client, [...sender.sent.values()]);
  const walk = plans.find(({ one }) => one.of === farPage && one.text.includes('row_number()'))!.one;
  const far = await plan(client, {
    ...walk,
    values: walk.values.map((value) => (value === 1251 ? farRow + 1 : value)),
  });
  await client.end();
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
