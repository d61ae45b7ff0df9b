import { beforeEach, describe, expect, test } from 'vitest';
import { areaCalls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import type { Role } from '#domain/roles.ts';
import { sourceVersions, tables, translationVersions } from '#server/db/schema.ts';
import { testServer, type Sent } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

const server = await testServer();

/** Records of one book that is translated, by the part of the path that names them. */
let ids: Record<string, number>;
let tokens: Record<'translator' | 'original_author', { own: string; other: string }>;

beforeEach(async () => {
  const scene = await translationScene(server, 1);
  const task = (await scene.assign(scene.part)).data.ids[0];
  await scene.step(task, 'receive');
  const [{ id: chapter }] = (await scene.listTaskChapters(task)).items;
  await scene.translate(chapter);
  await scene.step(task, 'submit');
  await scene.review(chapter, { approved: false, reason: 'Names.', remarks: [] });
  const author = await server.insert('user', { role: 'original_author' });
  await server.db.update(tables.businessBook).set({ original_author_id: author.id });
  const [[source], [version]] = await Promise.all([
    server.db.select().from(tables.sourceChapter),
    server.db.select().from(translationVersions),
  ]);
  const former = { revision: 1, title: null, paragraphs: [], replaced_at: server.clock.now.toISOString() };
  await server.db.insert(sourceVersions).values({ source_chapter_id: source!.id, ...former });
  ids = {
    'translation-tasks': task,
    'translated-chapters': chapter,
    'business-books': scene.book.id,
    'source-chapters': source!.id,
    'translation-versions': version!.id,
  };
  tokens = {
    translator: { own: scene.tokens.translator, other: await server.signIn('translator') },
    original_author: { own: await server.signIn(author), other: await server.signIn('original_author') },
  };
});

const ofBooks = (Object.entries(areaCalls) as [string, Call][]).filter(([, { path }]) =>
  /^\/api\/office\/(?:translat\w+(?:-\w+)?|business-books|source-chapters)\/\{id\}/.test(path),
);
const listCalls = (role: Role) => ofBooks.filter(([, call]) => (call.roles as readonly Role[]).includes(role));

/** Whoever translates reads the dictionary and the progress of any book: names are to be the same in all of an author's. */
const openToTranslators = new Set([
  'getChapterGrid',
  'listBookTerms',
  'addBookTerms',
  'listTermCandidates',
  'exportDictionary',
  'importDictionary',
  'previewDictionary',
]);

const queries: Record<string, string> = {
  listSuggestions: '?source=x',
  listBookTerms: '?language=en',
  listTermCandidates: '?language=en',
  exportDictionary: '?language=en',
  previewDictionary: '?language=en',
  importDictionary: '?language=en&seen=x',
  importTranslation: '?seen=x',
};
const bodies: Record<string, object> = {
  saveTranslation: { revision: 1, title: null, text: [] },
  draftParagraphs: { paragraphs: [1] },
};

async function ask(name: string, { method, path, upload }: Call, token: string) {
  const kind = path.split('/')[3]!;
  const form = new FormData();
  form.set('file', new File(['term,translation'], 'file.csv'));
  const body: Sent = upload ? { body: form } : method === 'GET' ? {} : { body: bodies[name] ?? {} };
  const address = path.replace('{id}', String(ids[kind])).replace('{format}', 'csv').replace('{revision}', '1');
  const { status } = await server.call(method, address + (queries[name] ?? ''), { token, ...body });
  return status;
}

describe.each(['translator', 'original_author'] as const)('%s', (role) => {
  test('there are calls to look at', () => {
    expect(listCalls(role).length).toBeGreaterThan(4);
  });

  test.each(listCalls(role))('%s is for what is their own', async (name, call) => {
    const own = await ask(name, call, tokens[role].own);
    expect([401, 403, 404, 500]).not.toContain(own);
    const isOpen = role === 'translator' && openToTranslators.has(name);
    const other = await ask(name, call, tokens[role].other);
    if (isOpen) expect([401, 403, 404, 500]).not.toContain(other);
    else expect(other).toBe(404);
  });
});

test.each([
  ['translator', 'my-translations'],
  ['original_author', 'translation-progress'],
] as const)('to %s the list %s shows their own alone', async (role, list) => {
  const readTotal = async (token: string) => (await server.call('GET', `/api/office/${list}`, { token })).data.total;
  expect(await readTotal(tokens[role].own)).toBe(1);
  expect(await readTotal(tokens[role].other)).toBe(0);
});
