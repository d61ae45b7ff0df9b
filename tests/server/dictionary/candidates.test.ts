import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { candidateLimits } from '#domain/dictionary/termCandidates.ts';
import { audits, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters } from '../../support/translation.ts';

const server = await testServer();
const { dictionaryEntry } = tables;
const sentences = [
  'we met Ann Lee and Bert',
  'then Ann Lee saw Bert there',
  'so Cleo, with Ann Lee, met Bert and Cleo',
];

let book: { id: number };
let token: string;
beforeEach(async () => {
  book = await server.insert('businessBook', { language: 'en', title: 'Lamps' });
  token = await server.signIn('translator');
  const text = (number: number) => sourceText(number, { paragraphs: sentences.map((one) => `${one} ${number}.`) });
  await storeChapters(server, book.id, [1, 2, 3].map(text));
});

const list = (language = 'es', id = book.id, as = token) =>
  server.call('GET', `/api/office/business-books/${id}/term-candidates?language=${language}`, { token: as });
const listTerms = async (language?: string) => (await list(language)).data.items.map(({ term }: any) => term);
const entry = (term: string, more: object = {}) => ({ term, translation: 'x', type: 'person', ...more });
const add = (entries: object[], id = book.id) =>
  server.call('POST', `/api/office/business-books/${id}/terms`, { token, body: { language: 'es', entries } });
const entries = () => server.db.select().from(dictionaryEntry).orderBy(dictionaryEntry.id);

test('names of the chapters are told, but for those that are a term or another form of one in that language', async () => {
  expect((await list()).data).toMatchObject({ source_language: 'en', chapters: 3, all_chapters: 3 });
  expect((await list()).data.items[0]).toEqual({
    term: 'Ann Lee',
    count: 9,
    first_chapter: 1,
    context: 'we met Ann Lee and Bert 1.',
  });
  expect(await listTerms()).toEqual(['Ann Lee', 'Bert', 'Cleo']);
  const of = { book_id: book.id, language: 'es' as const };
  await server.insert('dictionaryEntry', { term: 'Ann Lee', aliases: 'Annie, Bert', ...of });
  expect(await listTerms()).toEqual(['Cleo']);
  expect(await listTerms('fr')).toEqual(['Ann Lee', 'Bert', 'Cleo']);
});

test('whoever may add entries asks; there is nothing to ask of a book that is none', async () => {
  for (const role of ['content_manager', 'translator', 'translation_auditor'] as const)
    expect((await list('es', book.id, await server.signIn(role))).status).toBe(200);
  for (const role of ['editor', 'original_author', 'author_signed'] as const)
    expect((await list('es', book.id, await server.signIn(role))).status).toBe(403);
  expect((await list('es', book.id + 999)).status).toBe(404);
  expect((await add([entry('Bert')], book.id + 999)).status).toBe(404);
});

test('entries are added as proposed ones and noted', async () => {
  const { status, data } = await add([entry('Ann Lee', { first_appearance: 1 }), entry('Bert', { type: 'place' })]);
  expect(status).toBe(200);
  expect(await entries()).toMatchObject([
    { id: data.ids[0], term: 'Ann Lee', state: 'proposed', type: 'person', first_appearance: 1, language: 'es' },
    { id: data.ids[1], term: 'Bert', state: 'proposed', type: 'place', first_appearance: null, book_id: book.id },
  ]);
  expect(await server.db.$count(audits, eq(audits.entity, 'dictionary-entries'))).toBe(2);
  expect(await listTerms()).toEqual(['Cleo']);
});

test('entries are added all or none', async () => {
  await add([entry('Bert')]);
  const taken = { message: 'validation.taken' };
  expect(await add([entry('Ann Lee'), entry('Bert'), entry('Cleo'), entry('Cleo')])).toMatchObject({
    status: 422,
    data: { errors: { 'entries[1].term': taken, 'entries[3].term': taken } },
  });
  expect((await add([entry('Cleo'), entry('Ann Lee', { translation: ' ' })])).status).toBe(422);
  const many = Array.from({ length: candidateLimits.shown + 1 }, (_, at) => entry(`Name ${at}`));
  expect((await add(many)).status).toBe(422);
  expect((await entries()).map(({ term }) => term)).toEqual(['Bert']);
});
