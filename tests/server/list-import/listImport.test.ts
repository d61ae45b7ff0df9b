import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audits, listImports, recordNotes, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
let me: { id: number };
beforeEach(async () => {
  me = await server.insert('user', { role: 'content_manager' });
  token = await server.signIn(me);
});

const toForm = (text: string | Uint8Array<ArrayBuffer>, name = 'new.csv') => {
  const form = new FormData();
  form.set('file', new File([text], name));
  return form;
};
interface Sending {
  as?: string;
  columns?: string[];
  key?: string;
  language?: string;
}
const send = (path: string, text: string | Uint8Array<ArrayBuffer>, sending: Sending = {}) => {
  const { as = token, columns = [], key, language } = sending;
  const query = columns.map((column) => `columns=${column}`).join('&');
  return server.call('POST', `/api/office/${path}?${query}`, {
    token: as,
    body: toForm(text),
    headers: { ...(key && { 'idempotency-key': key }), ...(language && { language }) },
  });
};
const preview = (name: string, text: string | Uint8Array<ArrayBuffer>, sending?: Sending) =>
  send(`${name}/imports/preview`, text, sending);
const importFile = (name: string, text: string | Uint8Array<ArrayBuffer>, sending?: Sending) =>
  send(`${name}/imports`, text, sending);
const undo = (name: string, id: number, as = token) =>
  server.call('POST', `/api/office/${name}/imports/${id}/undo`, { token: as });

const words = () => server.db.select().from(tables.restrictedWord).orderBy(asc(tables.restrictedWord.id));
const header = 'word,language,note\n';

describe('a file of new records', () => {
  test('is looked at without a trace, and makes a record of each line', async () => {
    const file = `${header}lamp,en,"a light, of course"\nпатрон,ru,\n`;
    const looked = await preview('restricted-words', file);
    expect(looked.data).toEqual({
      lines: 2,
      columns: [
        { heading: 'word', field: 'word', sample: 'lamp' },
        { heading: 'language', field: 'language', sample: 'en' },
        { heading: 'note', field: 'note', sample: 'a light, of course' },
      ],
      missing: [],
      unchecked: 0,
      notices: [],
      error_count: 0,
      errors: [],
    });
    expect(await words()).toEqual([]);
    expect(await server.db.$count(audits)).toBe(0);
    const { data } = await importFile('restricted-words', file);
    expect(data).toEqual({ id: expect.any(Number), lines: 2 });
    expect(await words()).toMatchObject([
      { word: 'lamp', language: 'en', note: 'a light, of course', search: 'lamp' },
      { word: 'патрон', language: 'ru', note: null },
    ]);
    expect(await server.db.select().from(audits).orderBy(audits.id)).toMatchObject([
      { action: 'create', entity: 'restricted-words', user_id: me.id, changes: { word: { from: null, to: 'lamp' } } },
      { action: 'create', entity: 'restricted-words' },
      { action: 'import', entity: 'list-imports', record_id: data.id, changes: { lines: { to: 2 } } },
    ]);
  });

  test.each([
    ['tabs', 'word\tlanguage\nlamp\ten\n'],
    ['semicolons and a byte order mark', '\ufeffword;language\r\nlamp;en\r\n'],
    ['the words of the screen', 'Language,Word\nEnglish,lamp\n'],
    ['what an export adds', 'id,word,language,created_at\n7,lamp,en,2026-03-01\n'],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeffword;language\nlamp;en\n', 'utf16le'))],
  ])('may have %s', async (_, file) => {
    expect((await importFile('restricted-words', file)).status).toBe(200);
    expect(await words()).toMatchObject([{ word: 'lamp', language: 'en' }]);
  });

  test('is read in the language and the encoding of its reader', async () => {
    const file = Uint8Array.from('Слово;Язык\nлампа;русский\n', toCp1251);
    const { data } = await preview('restricted-words', file, { language: 'ru' });
    expect(data).toMatchObject({ error_count: 0, columns: [{ field: 'word' }, { field: 'language' }] });
    expect(data.notices).toContainEqual({
      message: 'common.office.import.read_encoding',
      args: { encoding: 'Windows-1251' },
    });
  });

  test.each([
    ['1.000', 1000],
    ['1.234', 1234],
    ['1.000,0', 1000],
    ['12', 12],
    ['0,0', 0],
  ])('with semicolons may have dots between thousands: %s', async (cell, position) => {
    await importFile('tags', `name;code;group;position\nSlow burn;slow-burn;plot;${cell}\n`);
    expect(await server.db.select().from(tables.tag)).toMatchObject([{ position }]);
  });

  test('with semicolons may have a share with a dot or a comma before its decimals, and no thousands of it', async () => {
    const file = 'title;author;language;category;share_proportion\nLamps;Ana;en;novel;0.125\nWalls;Bo;en;novel;0,25\n';
    expect((await importFile('business-books', file)).status).toBe(200);
    const shares = (await server.db.select().from(tables.businessBook)).map((book) => book.share_proportion);
    expect(new Set(shares)).toEqual(new Set([0.125, 0.25]));
  });

  test('has its columns as somebody says', async () => {
    const file = 'a,b,c\nlamp,en,light\n';
    expect((await preview('restricted-words', file)).data).toMatchObject({
      missing: ['word', 'language'],
      error_count: 1,
      errors: [{ line: 0, error: { message: 'list-import.office.missing' } }],
    });
    await importFile('restricted-words', file, { columns: ['word', 'language', '-'] });
    expect(await words()).toMatchObject([{ word: 'lamp', language: 'en', note: null }]);
  });

  test('is refused whole, with every error at its line and column', async () => {
    await server.insert('editor', { email: 'taken@example.com' });
    const user = await server.insert('user', { role: 'editor' });
    const file = [
      'name,email,languages,user_id',
      `Ana,taken@example.com,en,${user.id}`,
      `Bo,not an address,en es,${user.id}`,
      `Cy,cy@example.com,Klingon,${me.id}`,
      '"Di,di@example.com',
    ].join('\n');
    const { status, data } = await importFile('editors', file);
    expect(status).toBe(422);
    expect(Object.fromEntries(Object.entries<any>(data.errors).map(([at, { message }]) => [at, message]))).toEqual({
      'lines[2].email': 'validation.taken',
      'lines[3].email': 'validation.email',
      'lines[4].languages': 'validation.choice',
      'lines[5]': 'common.office.import.open_quote',
    });
    const looked = await preview('editors', file);
    expect(looked.data.errors.map(({ line, column }: any) => `${line} ${column}`)).toEqual([
      '2 email',
      '3 email',
      '4 languages',
      '5 ',
    ]);
    expect(await server.db.$count(tables.editor)).toBe(1);
  });

  test('leaves nothing of what was right in a file that is not', async () => {
    await server.insert('editor', { email: 'taken@example.com' });
    const lines: string[] = [];
    for (const name of ['one', 'taken', 'two']) {
      const { id } = await server.insert('user', { role: 'editor' });
      lines.push(`${name},${name}@example.com,en,${id}`);
    }
    const file = ['name,email,languages,user_id', ...lines].join('\n');
    expect((await preview('editors', file)).data.errors).toMatchObject([{ line: 3, column: 'email' }]);
    expect(await server.db.$count(tables.editor)).toBe(1);
    expect((await importFile('editors', file)).status).toBe(422);
    expect(await server.db.$count(tables.editor)).toBe(1);
  });

  test('points to records by number or by name, as far as the form offers them', async () => {
    const offered = await server.insert('user', { role: 'editor', user_name: 'offered' });
    await server.insert('user', { role: 'cashier', user_name: 'cashier' });
    const line = (email: string, user: string) => `name ${email},${email}@example.com,en,${user}\n`;
    const head = 'name,email,languages,user_id\n';
    const refused = await preview('editors', head + line('a', 'cashier') + line('b', '999') + line('c', 'nobody'));
    expect(refused.data.errors.map(({ line, column, value }: any) => [line, column, value])).toEqual([
      [2, 'user_id', 'cashier'],
      [3, 'user_id', '999'],
      [4, 'user_id', 'nobody'],
    ]);
    await importFile('editors', head + line('a', 'offered'));
    expect(await server.db.select().from(tables.editor)).toMatchObject([{ user_id: offered.id, languages: ['en'] }]);
  });

  test('is checked line by line against those before it, and by the rules of the whole record', async () => {
    await importFile('tags', 'name,code,group,position\nA,a,plot,1\n');
    const lines = 'B,b,plot,1\nC,b,plot,2\nD,a,plot,3\nE,e,nothing,4\n';
    const { data } = await preview('tags', `name,code,group,position\n${lines}`);
    expect(data.errors.map(({ line, column, error }: any) => [line, column, error.message])).toEqual([
      [3, 'code', 'validation.taken'],
      [4, 'code', 'validation.taken'],
      [5, 'group', 'validation.choice'],
    ]);
  });

  test("goes through its entity's own creation", async () => {
    const body = (n: number) => `Contract ${n},non_exclusive,"A text\nof two lines"\n`;
    await importFile('contract-templates', `name,type,body\n${body(1)}${body(2)}`);
    const rows = await server.db.select().from(tables.contractTemplate).orderBy(tables.contractTemplate.id);
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('makes nothing twice', async () => {
    const file = `${header}lamp,en,\n`;
    const first = await importFile('restricted-words', file, { key: 'once' });
    expect(await importFile('restricted-words', file, { key: 'once' })).toMatchObject({ data: first.data });
    expect(await words()).toHaveLength(1);
  });

  test('of ten thousand lines is one transaction', async () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => `word ${n},en,\n`).join('');
    const started = performance.now();
    expect((await importFile('restricted-words', header + lines)).data.lines).toBe(10_000);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(await importFile('restricted-words', `${header}${lines}one more,en,\n`)).toMatchObject({ status: 422 });
    expect(await server.db.$count(tables.restrictedWord)).toBe(10_000);
  });
});

describe('an import is taken back', () => {
  const states = async () =>
    (await server.db.execute(sql`select to_jsonb(row)::text as row from restricted_words as row order by id`)).rows;

  test('whole, and everything is as it was', async () => {
    await server.insert('restrictedWord');
    const before = await states();
    const { id } = (await importFile('restricted-words', `${header}lamp,en,\nwall,en,\n`)).data;
    expect((await server.call('GET', '/api/office/restricted-words/imports', { token })).data.items).toEqual([
      { id, file_name: 'new.csv', lines: 2, at: expect.any(String), undone_at: null },
    ]);
    expect((await undo('restricted-words', id)).data).toEqual({ id, lines: 2 });
    expect(await states()).toEqual(before);
    expect(await server.db.select().from(audits).where(eq(audits.action, 'delete'))).toHaveLength(2);
    expect(await undo('restricted-words', id)).toMatchObject({
      status: 409,
      message: 'list-import.office.undone_before',
    });
  });

  test('not where one of its records was changed since, be it there and back', async () => {
    const { id } = (await importFile('restricted-words', `${header}lamp,en,\nwall,en,\n`)).data;
    const [first] = await words();
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    for (const note of ['x', null])
      await server.call('POST', `/api/office/restricted-words/${first!.id}`, { token, body: { note } });
    expect(await undo('restricted-words', id)).toMatchObject({
      status: 409,
      message: 'list-import.office.changed_since',
      data: { args: { count: 1, smart_count: 1 } },
    });
    expect(await words()).toHaveLength(2);
  });

  test('not where one of its records is used', async () => {
    const file = 'title,author,language,category\nLamps,Ana,en,novel\n';
    const { id } = (await importFile('business-books', file)).data;
    const [book] = await server.db.select().from(tables.businessBook);
    await server.insert('edition', { book_id: book!.id });
    expect(await undo('business-books', id)).toMatchObject({ status: 409, message: 'list-import.office.used' });
  });

  test('not where somebody wrote a note at one of its records', async () => {
    const file = 'title,author,language,category\nLamps,Ana,en,novel\nWalls,Bo,en,novel\n';
    const { id } = (await importFile('business-books', file)).data;
    const [book] = await server.db.select().from(tables.businessBook);
    const note = { user_id: me.id, text: 'Ask Ana', mentions: [], created_at: server.clock.now.toISOString() };
    // The id of another record.
    await server.db.insert(recordNotes).values({ ...note, resource: 'tags', record_id: book!.id });
    await server.db.insert(recordNotes).values({ ...note, resource: 'business-books', record_id: book!.id });
    expect(await undo('business-books', id)).toMatchObject({
      status: 409,
      message: 'list-import.office.noted',
      data: { args: { count: 1 } },
    });
    expect(await server.db.$count(tables.businessBook)).toBe(2);
  });

  test('by who made it alone', async () => {
    const { id } = (await importFile('restricted-words', `${header}lamp,en,\n`)).data;
    const other = await server.signIn('content_manager');
    expect((await undo('restricted-words', id, other)).status).toBe(404);
    expect((await undo('tags', id)).status).toBe(404);
    expect(await server.db.$count(listImports)).toBe(1);
  });
});

test('what has more to its creation than its fields is not imported', async () => {
  expect((await importFile('translation-tasks', 'a\nb\n')).status).toBe(404);
  expect((await importFile('extension-requests', 'a\nb\n')).status).toBe(404);
});

/** A sign in the encoding of Russian spreadsheets. */
const toCp1251 = (sign: string) => (sign > '~' ? sign.codePointAt(0)! - 0x410 + 0xc0 : sign.codePointAt(0)!);
