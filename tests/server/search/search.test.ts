import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { staff } from '#domain/roles.ts';
import type { FoundKind } from '#domain/search/search.calls.ts';
import { identities, profiles } from '#server/db/schema.ts';
import { selectByPerson } from '#server/features/search/people.ts';
import { hostileTexts } from '../../support/hostileTexts.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const search = async (q: string, as = token): Promise<FoundKind[]> => {
  const { status, data } = await server.call('GET', `/api/office/search?${new URLSearchParams({ q })}`, { token: as });
  expect(status).toBe(200);
  return data.kinds;
};
const getIds = (kinds: FoundKind[], entity: string) =>
  kinds.find((kind) => kind.entity === entity)?.records.map(({ id }) => id) ?? [];

test('finds a work by its title in any script, with accents left out and typing errors', async () => {
  const titles = {
    latin: 'The Phoenix Heir',
    accents: 'Café Señorita',
    chinese: '重生之凤凰涅槃记',
    thai: 'แผนรักเจ้าสาวจำเป็น',
    korean: '나의 불사조',
    cyrillic: 'Корона ночи',
    sign: '100% _mine_ \\o/',
    quote: `O'Brien; "drop" table`,
  };

  const rows: [string, keyof typeof titles][] = [
    ['phoenix', 'latin'],
    ['THE PHOENIX', 'latin'],
    ['heir phoenix', 'latin'],
    ['pheonix', 'latin'],
    ['phenix', 'latin'],
    ['ph', 'latin'],
    ['cafe', 'accents'],
    ['CAFÉ', 'accents'],
    ['senorita', 'accents'],
    ['凤凰', 'chinese'],
    ['凤', 'chinese'],
    ['凤凰涅盘', 'chinese'],
    ['เจ้าสาว', 'thai'],
    ['เจ้าสาา', 'thai'],
    ['불사조', 'korean'],
    ['불사죠', 'korean'],
    ['корона', 'cyrillic'],
    ['КОРАНА', 'cyrillic'],
    ['%', 'sign'],
    ['_mine', 'sign'],
    ['\\', 'sign'],
    [`o'brien`, 'quote'],
    ['"drop"', 'quote'],
  ];
  const ids: Record<string, number> = {};
  for (const [name, title] of Object.entries(titles))
    ids[name] = (await server.insert('fiction', { title, lead_role: 'x' })).id;
  for (const [q, title] of rows) expect(getIds(await search(q), 'fictions'), q).toEqual([ids[title]]);
});

test('finds short words with two letters swapped, or their second one wrong', async () => {
  const ids: number[] = [];
  // More of what only resembles the last of them than is compared.
  for (const title of [
    'True Love',
    'Silver Crown',
    'Red Dragon',
    'Anna',
    '불사조',
    'Martin',
    ...Array(60).fill('Amber Amble'),
  ])
    ids.push((await server.insert('fiction', { title, lead_role: 'x' })).id);
  const rows = ['lvoe', 'sliver', 'dargon', 'anan', '불조사', 'matrin'];
  for (const [at, q] of rows.entries()) expect(getIds(await search(q), 'fictions'), q).toEqual([ids[at]]);
  for (const q of ['amna', 'lxve', 'sliver crwon', '불가조'])
    expect(getIds(await search(q), 'fictions'), q).toEqual([
      { amna: ids[3], lxve: ids[0], 불가조: ids[4] }[q] ?? ids[1],
    ]);
});

test('answers what tells a record apart, as its list has it', async () => {
  const author = await server.insert('user', { user_name: 'quill', pen_name: 'Ann Ember', email: 'ann@example.com' });
  const story = await server.insert('fiction', { title: 'Silver Crown', author_id: author.id, language: 'ko' });
  expect(await search('silver')).toEqual([
    {
      entity: 'fictions',
      records: [
        {
          id: story.id,
          fields: {
            title: 'Silver Crown',
            status: 'ongoing',
            author_id: author.id,
            lead_role: story.lead_role,
            language: 'ko',
          },
          titles: { author_id: 'quill' },
        },
      ],
      filters: [],
      more: false,
    },
  ]);
  for (const q of ['quill', 'ann ember', 'ann@example.com'])
    expect(getIds(await search(q), 'users')).toEqual([author.id]);
});

test('puts first what begins with the words, and tells how the list shows the others', async () => {
  const insert = (title: string) => server.insert('fiction', { title, lead_role: 'x' });
  const within = await insert('A very long moonlight');
  const later = await insert('Moonlight sonata of the night');
  const exact = await insert('Moonlight');
  expect(await search('moonlight')).toMatchObject([
    { entity: 'fictions', records: [{ id: exact.id }, { id: later.id }, { id: within.id }], filters: [] },
  ]);
  for (let n = 0; n < 3; n++) await insert(`Moonlight ${n}`);
  const [kind] = await search('moonlight');
  expect(kind).toMatchObject({ filters: [{ q: 'moonlight' }] });
  expect(kind!.records).toHaveLength(5);
  const list = await server.call('GET', `/api/office/fictions?q=moonlight`, { token });
  expect(list.data.total).toBe(6);
});

describe('records without a text of their own', () => {
  test('are found by the title of what they must point to', async () => {
    const finance = await server.signIn('finance_manager');
    const [ann, bea] = [
      await server.insert('user', { user_name: 'ann_ember', pen_name: 'Silver' }),
      await server.insert('user', { user_name: 'bea' }),
    ];
    const months = [];
    for (const month of ['2026-01', '2026-02'])
      months.push(await server.insert('statement', { author_id: ann.id, month }));
    await server.insert('statement', { author_id: bea.id });
    const newest = months.map(({ id }) => id).toReversed();
    for (const q of ['ann_ember', 'EMBER', 'ann_embre'])
      expect(getIds(await search(q, finance), 'statements')).toEqual(newest);
    // By the pen name too, which is public, and not by what finance is not shown of the account.
    expect(getIds(await search('silver', finance), 'statements')).toEqual(newest);
    expect(await search(ann.email, finance)).toEqual([]);
  });

  test('lead to the list of what they point to', async () => {
    const finance = await server.signIn('finance_manager');
    const ann = await server.insert('user', { user_name: 'ann_ember' });
    for (let n = 1; n <= 7; n++) await server.insert('statement', { author_id: ann.id, month: `2025-0${n}` });
    expect(await search('ember', finance)).toMatchObject([
      { entity: 'statements', filters: [{ author_id: [ann.id] }] },
    ]);
  });
});

test('each source that has others leads to its list', async () => {
  const insert = (title: string, body: string) => server.insert('article', { title, body });
  for (let n = 0; n < 6; n++) await insert(`Moonlight ${n}`, 'Nothing');
  expect(await search('moonlight')).toMatchObject([{ entity: 'articles', filters: [{ q: 'moonlight' }], more: false }]);
  for (let n = 0; n < 6; n++) await insert(`Nothing ${n}`, 'The moonlight');
  expect(await search('moonlight')).toMatchObject([{ filters: [{ q: 'moonlight' }, { body: 'moonlight' }] }]);
});

test('all that records point to is in the filter of their list', async () => {
  const finance = await server.signIn('finance_manager');
  const authors: number[] = [];
  for (let n = 0; n < 8; n++) authors.push((await server.insert('user', { user_name: `ember_${n}` })).id);
  for (const author_id of authors) await server.insert('statement', { author_id });
  const [kind] = await search('ember', finance);
  expect(kind!.records).toHaveLength(5);
  expect(kind!.filters.map((filter) => new Set(filter.author_id as number[]))).toEqual([new Set(authors)]);
});

test('a request for more days is found by the book and the translator of its task', async () => {
  const book = await server.insert('businessBook', { title: 'Silver Crown' });
  const translator = await server.insert('user', { role: 'translator', user_name: 'wagtail' });
  const task = await server.insert('translationTask', { book_id: book.id, translator_id: translator.id });
  const ids: number[] = [];
  for (let n = 0; n < 6; n++) ids.push((await server.insert('extensionRequest', { task_id: task.id })).id);
  await server.insert('extensionRequest');
  const newest = ids.toReversed().slice(0, 5);
  for (const q of ['silver crown', 'sliver', 'wagtail'])
    expect(getIds(await search(q), 'extension-requests'), q).toEqual(newest);
  const requests = (await search('silver crown')).find(({ entity }) => entity === 'extension-requests');
  const list = `/api/office/extension-requests?task_id__book_id=${book.id}`;
  expect(requests!.filters).toEqual([{ task_id__book_id: [book.id] }]);
  expect((await server.call('GET', list, { token })).data.total).toBe(6);
  // Whoever translates is not told by whom else.
  expect(getIds(await search('wagtail', await server.signIn('translator')), 'extension-requests')).toEqual([]);
});

test('a number finds the records with that id, before what has it in its text', async () => {
  const first = await server.insert('tag', { name: 'first' });
  const other = await server.insert('tag', { name: `Top ${first.id}` });
  expect(getIds(await search(String(first.id)), 'tags')).toEqual([first.id, other.id]);
  expect(getIds(await search(`#${first.id}`), 'tags')).toEqual([first.id]);
  expect(await search('#999999')).toEqual([]);
});

test('takes what is typed as it is', async () => {
  await server.insert('fiction', { title: 'Silver Crown' });
  for (const q of [
    ...hostileTexts.map((text) => text.slice(0, 100)),
    '%%%',
    '___',
    `'`,
    '\\',
    '#',
    '0',
    '-1',
    '9'.repeat(100),
  ]) {
    const answer = await server.call('GET', `/api/office/search?${new URLSearchParams({ q })}`, { token });
    expect([200, 422], q).toContain(answer.status);
  }
  expect(server.faults).toEqual([]);
});

test.each(['', 'q=', 'q=%20', `q=${'x'.repeat(101)}`, 'q=a&q=b', 'q=a&page=2'])('refuses ?%s', async (query) => {
  expect((await server.call('GET', `/api/office/search?${query}`, { token })).status).toBe(422);
});

test('is not for authors', async () => {
  for (const role of ['author_signed', 'author_unsigned'] as const) {
    const author = await server.signIn(role);
    expect((await server.call('GET', '/api/office/search?q=a', { token: author })).status).toBe(403);
  }
});

test('finds an account by real name and linked email, for those alone whom its page tells them', async () => {
  const author = await server.insert('user', { role: 'author_signed', user_name: 'quill' });
  const at = server.clock.now.toISOString();
  await server.db.insert(profiles).values({ user_id: author.id, real_name: 'José Wrenfield', updated_at: at });
  const identity = { issuer: 'i', subject: 's', user_id: author.id, email: 'Nightjar@mail.test', created_at: at };
  await server.db.insert(identities).values(identity);
  const chinese = await server.insert('user', { role: 'author_signed', user_name: 'plover' });
  await server.db.insert(profiles).values({ user_id: chinese.id, real_name: '王芳', updated_at: at });
  expect(getIds(await search('王芳'), 'users')).toEqual([chinese.id]);
  for (const q of ['wrenfield', 'JOSE WREN', 'nightjar@']) {
    expect(getIds(await search(q), 'users'), q).toEqual([author.id]);
    for (const role of staff.filter((one) => one !== 'content_manager'))
      expect(await search(q, await server.signIn(role)), `${role} ${q}`).toEqual([]);
  }
});

test('finds a real name by its words in any order and with typing errors, just that name first', async () => {
  const updated_at = server.clock.now.toISOString();
  const insert = async (real_name: string) => {
    const { id } = await server.insert('user', { role: 'author_signed' });
    await server.db.insert(profiles).values({ user_id: id, real_name, updated_at });
    return id;
  };
  const long = await insert('Ana Maria Wrenfield Lopez');
  const short = await insert('Ana Wrenfield');
  const exact = await insert('Wrenfield Ana');
  expect(getIds(await search('wrenfield ana'), 'users')).toEqual([exact, short, long]);
  expect(getIds(await search('lopez wrenfield'), 'users')).toEqual([long]);
  expect(getIds(await search('wrenfeild lopze'), 'users')).toEqual([long]);
  // A letter or two are looked for where a word begins.
  const chinese = await insert('Li Na');
  await insert('Carolina Wrenfield');
  expect(getIds(await search('na li'), 'users')).toEqual([chinese]);
  for (let n = 0; n < 3; n++) await insert(`Bo Wrenfield ${n}`);
  expect(await search('wrenfield')).toMatchObject([{ entity: 'users', filters: [], more: true }]);
});

test('finds a real name with a typing error in it beside many accounts that are called alike', async () => {
  for (let n = 0; n < 8; n++) await server.insert('user', { pen_name: `Wrenfuold ${n}` });
  const { id } = await server.insert('user', { role: 'author_signed' });
  await server.db
    .insert(profiles)
    .values({ user_id: id, real_name: 'Ana Wrenfield', updated_at: server.clock.now.toISOString() });
  expect(getIds(await search('wrenfeild'), 'users')).toContain(id);
});

test('finds statements and payouts by the pen name of their author, and not by an email', async () => {
  const author = await server.insert('user', { user_name: 'quill', pen_name: 'Ann Ember', email: 'sparrow@mail.test' });
  const { id } = await server.insert('statement', { author_id: author.id });
  const payout = await server.insert('payroll', { author_id: author.id, statement_id: id });
  const [finance, cashier] = [await server.signIn('finance_manager'), await server.signIn('cashier')];
  for (const q of ['ann ember', 'ember', 'enber', 'quill']) {
    expect(getIds(await search(q, finance), 'statements'), q).toEqual([id]);
    expect(getIds(await search(q, cashier), 'payroll'), q).toEqual([payout.id]);
  }
  expect(await search('sparrow', finance)).toEqual([]);
});

test('people are found by indexes of their real names and linked emails', async () => {
  await server.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan']) await tx.execute(`set local enable_${way} = off`);
    const { rows } = await tx.execute(sql`explain ${selectByPerson('wrenfield')}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on profiles_real_name_text_index');
    expect(plan).toContain('Bitmap Index Scan on identities_email_text_index');
  });
});
