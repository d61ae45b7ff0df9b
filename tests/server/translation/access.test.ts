import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import type { Role } from '#domain/roles.ts';
import { bulkEdits, listImports } from '#server/db/schema.ts';
import { isLong } from '../../support/long.ts';
import { startServer, type Answer, type Sent } from '../../support/server.ts';
import { matrix, people, type Reach } from './accessMatrix.ts';
import { prepareSide, type Side } from './accessScene.ts';

const server = await startServer();

/** The routes that the files of a feature declare, and where the records of its entities are. */
function readRoutes(feature: string): string[] {
  const folder = path.resolve(import.meta.dirname, '../../../domain', feature);
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:calls|entity)\.ts$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  return [...text.matchAll(/\bcall\(\s*'([^']+)'|\bentity\('([^']+)'/g)].map(
    ([, route, entity]) => route ?? `/api/office/${entity}`,
  );
}
const routes = ['books', 'dictionary', 'translation'].flatMap(readRoutes);
const ofTranslation = Object.entries(calls).filter(([, call]) =>
  routes.some((one) => call.route === one || call.path === one || call.path.startsWith(`${one}/`)),
);

let own: Side;
let other: Side;
let tokens: Record<string, string>;
/** Something may have been changed by now. */
let isDirty = true;
beforeEach(async () => {
  if (!isDirty) return;
  await server.reset();
  other = await prepareSide(server);
  own = await prepareSide(server);
  tokens = Object.fromEntries(
    await Promise.all(people.map(async (role) => [role, await server.signIn(own.users[role])])),
  );
  isDirty = false;
});

const queries: Record<string, string> = {
  listSuggestions: '?source=x',
  listAssignable: '?language=en',
  listBookTerms: '?language=en',
  listTermCandidates: '?language=en',
  exportDictionary: '?language=en',
  previewDictionary: '?language=en',
  importDictionary: '?language=en&seen=x',
  importTranslation: '?seen=x',
};

const part = ({ users }: Side) => ({
  translator_id: users.translator.id,
  ends_on: '2026-03-20',
  first_chapter: 1,
  last_chapter: 1,
});
/** What is sent about a side: what a person would, as far as it takes to be looked at. */
const bodies: Record<string, (side: Side) => object | Promise<object>> = {
  'translationTask.create': (side) => ({ ...part(side), book_id: side.ids['business-books'], language: 'es' }),
  assignTasks: (side) => ({ book_id: side.ids['business-books'], language: 'es', parts: [part(side)] }),
  cancelTasks: ({ pending }) => ({ ids: [pending], reason: 'Not now.' }),
  moveTasks: ({ pending }) => ({ ids: [pending], ends_on: '2026-03-30' }),
  reassignTasks: ({ pending, users }) => ({ ids: [pending], translator_id: users.translator.id, reason: 'Ill.' }),
  saveTranslation: () => ({ revision: 1, title: null, text: [] }),
  draftParagraphs: () => ({ paragraphs: [1] }),
  reviewTranslation: ({ revision }) => ({ revision, approved: true }),
  reviewTask: ({ ids, revision }) => ({ chapters: [{ id: ids['translated-chapters'], revision }], approved: true }),
  correctTranslation: ({ revision }) => ({ revision, targets: [] }),
  decideProposal: () => ({ approved: true, seen: 'Lantern' }),
  releaseTranslation: () => ({ first_chapter: 1, last_chapter: 2 }),
  numberSourceRows: () => ({ first: 1 }),
  editSourceRow: () => ({ number: 3, title: 'Lamps', taken: true }),
  storeSourceImport: () => ({ revision: 1 }),
  replaceTerm: () => ({ from: 'Lamp', seen: 'x', forms: [{ form: 'Lamp', to: 'Light' }] }),
  addBookTerms: () => ({
    language: 'en',
    entries: [{ term: '夜', translation: 'night', type: 'other', first_appearance: 1 }],
  }),
  'extensionRequest.create': ({ pending }) => ({ task_id: pending, days: 2, reason: 'Ill.' }),
  'extensionRequest.update': () => ({ status: 'approved' }),
  'dictionaryEntry.create': ({ ids }) => server.sample('dictionaryEntry', { book_id: ids['business-books'] }),
  'businessBook.create': ({ refs }) => server.sample('businessBook', { original_author_id: refs.original_author_id }),
  'edition.create': ({ ids }) => server.sample('edition', { book_id: ids['business-books'], language: 'es' }),
};
const changes: Record<string, object> = {
  businessBook: { grade: 'A' },
  edition: { synopsis: 'Lamps.' },
  dictionaryEntry: { note: 'A name.' },
  extensionRequest: { status: 'approved' },
};

/** The body of a change of many records, or of one that takes such a change back. */
async function prepareBulk(entity: string, operation: string, call: Call, side: Side, token: string) {
  const folder = call.path.replace(/\/\w+$/, '');
  const ids = [side.ids[folder.split('/')[3]!]!];
  if (operation !== 'restores') return { ids, ...(operation !== 'deletes' && { set: changes[entity] }) };
  const { data } = await server.call('POST', `${folder}/updates`, { token, body: { ids, set: changes[entity] } });
  return { changes: [data?.items?.[0]?.change ?? 1] };
}

/** An import of no lines, or a bulk edit of no records. */
async function insertUndoable(operation: string, resource: string, user_id: number): Promise<number> {
  const row = { resource, user_id, at: server.clock.now.toISOString() };
  const [inserted] =
    operation === 'undoImport'
      ? await server.db
          .insert(listImports)
          .values({ ...row, file_name: 'x', records: [] })
          .returning()
      : await server.db
          .insert(bulkEdits)
          .values({ ...row, token: `${resource} ${user_id}`, fields: [], changes: [] })
          .onConflictDoUpdate({
            target: [bulkEdits.user_id, bulkEdits.resource, bulkEdits.token],
            set: { undone: 0 },
          })
          .returning();
  return inserted!.id;
}

async function ask(name: string, call: Call, side: Side, role: Role): Promise<Answer> {
  const { method, path, upload } = call;
  const token = tokens[role]!;
  const [entity = '', operation = ''] = name.split('.');
  const form = new FormData();
  form.set('file', new File(['term,translation'], 'file.csv'));
  const isBulk = ['updates', 'updatePreview', 'restores', 'deletes'].includes(operation);
  const body = isBulk ? await prepareBulk(entity, operation, call, side, token) : await bodies[name]?.(side);
  const sent: Sent = upload ? { body: form } : method === 'GET' ? {} : { body: body ?? {} };
  const made =
    operation === 'undoImport' || operation === 'undoBulkEdit'
      ? await insertUndoable(operation, path.split('/')[3]!, own.users[role as (typeof people)[number]].id)
      : undefined;
  const address = path
    .replace('{id}/undo', made ? `${made}/undo` : '{id}/undo')
    .replace(/\{(?:book_)?id\}/, String(side.ids[path.split('/')[3]!]))
    .replace('{row_id}', String(side.row))
    .replace('{revision}', '1')
    .replace('{format}', path.includes('/editions/') ? 'epub' : 'csv');
  const query = operation === 'export' ? '?as=jsonl' : (queries[name] ?? '');
  const answer = await server.call(method, address + query, { token, ...sent });
  if (method !== 'GET' && answer.status !== 403) isDirty = true;
  return answer;
}

/** Lists without a record in their path, by what of a side is looked for in them. */
const listed: Record<string, (side: Side) => number> = {
  listTranslators: ({ users }) => users.translator.id,
  listTranslationReviews: ({ ids }) => ids['translated-chapters']!,
  listTranslationProgress: ({ ids }) => ids['business-books']!,
  listMyTranslations: ({ pending }) => pending,
};
function findListed(name: string, { path }: Call): ((side: Side) => number) | undefined {
  const [, operation, field = ''] = name.split('.');
  if (operation === 'list' || operation === 'ids' || operation === 'export')
    return ({ ids }) => ids[path.split('/')[3]!]!;
  return operation === 'refs' ? ({ refs }) => refs[field]! : listed[name];
}
async function readIds({ data, response }: Answer): Promise<number[]> {
  if (data?.ids) return data.ids;
  const items: { id: number }[] =
    data?.items ??
    (await response.text())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return items.map(({ id }) => id);
}

/** Whether an answer says that there is no such record. */
const isMissing = ({ status, data }: Answer) =>
  status === 404 ||
  JSON.stringify(data?.errors ?? {}).includes('validation.missing_record') ||
  data?.items?.[0]?.result === 'missing' ||
  data?.missing === 1;

/** Groups of the two sides' records, which are counted. */
function groupsQuery({ path }: Call): string {
  const [first, second] = [own, other].map(({ ids }) => ids[path.split('/')[3]!]);
  return `?group_by=created_at&id=${first}&id=${second}`;
}

async function look(name: string, call: Call, role: Role): Promise<Reach> {
  const find = findListed(name, call);
  if (name === 'countTranslations') {
    const { status, data } = await ask(name, call, own, role);
    if (status === 403) return '-';
    return Math.max(data.tasks, data.reviews, data.extensions) === 1 ? 'own' : 'all';
  }
  if (name.endsWith('.groups')) {
    const { status, data } = await server.call('GET', call.path + groupsQuery(call), { token: tokens[role]! });
    if (status === 403) return '-';
    return data.total.count === 1 ? 'own' : 'all';
  }
  if (find) {
    const answer = await ask(name, call, own, role);
    if (answer.status === 403) return '-';
    const ids = await readIds(answer);
    expect(ids).toContain(find(own));
    return ids.includes(find(other)) ? 'all' : 'own';
  }
  const theirs = await ask(name, call, other, role);
  const ours = await ask(name, call, own, role);
  if (theirs.status === 403 && ours.status === 403) return '-';
  expect([400, 401, 403, 404, 500], `own: ${ours.message}`).not.toContain(ours.status);
  expect(isMissing(ours), 'own').toBe(false);
  if (isMissing(theirs)) return 'own';
  expect([400, 401, 403, 500], `others': ${theirs.message}`).not.toContain(theirs.status);
  return 'all';
}

test('each call of books, tasks, dictionary and editions has its row, and no row is of another', () => {
  expect([...matrix.keys()].toSorted()).toEqual(ofTranslation.map(([name]) => name).toSorted());
});

test('nobody else has any of them', () => {
  const others = ofTranslation.flatMap(([, { roles }]) => roles).filter((role) => !people.includes(role as never));
  expect(others).toEqual([]);
});

/** Each call with all people in the long run, else with a third of them, in turns. */
const pairs = ofTranslation.flatMap(([name, call], at) =>
  people.filter((_, other) => isLong || at % 3 === other % 3).map((role) => ({ name, call, role })),
);
test.each(pairs)('$name reaches as far for $role as its row says', async ({ name, call, role }) => {
  expect(await look(name, call, role)).toBe(matrix.get(name)?.[people.indexOf(role)] ?? '-');
});
