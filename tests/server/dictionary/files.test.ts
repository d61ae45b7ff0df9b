import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/roles.ts';
import { audits, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { dictionaryEntry } = tables;

let book: { id: number };
let tokens: Record<'manager' | 'auditor' | 'translator', string>;
beforeEach(async () => {
  book = await server.insert('businessBook', { language: 'zh-CN', title: 'Lamps & Walls' });
  const getToken = (role: Role) => server.signIn(role);
  tokens = {
    manager: await getToken('content_manager'),
    auditor: await getToken('translation_auditor'),
    translator: await getToken('translator'),
  };
});

const path = (rest: string, query: object = {}) =>
  `/api/office/business-books/${book.id}/dictionary/${rest}?${new URLSearchParams({ language: 'en', ...query })}`;

const send = (rest: string, bytes: string | Uint8Array, query: object = {}, token = tokens.manager) => {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], 'terms'));
  return server.call('POST', path(rest, query), { token, body: form });
};
const preview = async (bytes: string | Uint8Array, token = tokens.manager) =>
  (await send('preview', bytes, {}, token)).data;
/** Imports what is previewed first. */
const take = async (bytes: string | Uint8Array, token = tokens.manager) =>
  send('import', bytes, { seen: (await preview(bytes, token)).seen }, token);
const exported = async (format: 'csv' | 'tbx', token = tokens.manager) =>
  Buffer.from(await (await server.call('GET', path(format), { token })).response.arrayBuffer());
const entries = () => server.db.select().from(dictionaryEntry).orderBy(dictionaryEntry.term);
const insert = (values: object) => server.insert('dictionaryEntry', { book_id: book.id, language: 'en', ...values });

const csv = (...lines: string[]) => ['term,translation,type,state,first_appearance,note,aliases', ...lines].join('\n');

describe('a CSV file of entries', () => {
  test('of a translator proposes other translations of approved entries, and changes what is proposed', async () => {
    await insert({ term: '灯', translation: 'lamp', type: 'other', state: 'approved', aliases: null });
    await insert({ term: '墙', translation: 'wall', type: 'place', state: 'proposed', aliases: null });
    const file = csv('灯,lantern,place,,3,,明灯', '墙,city wall,other,,,,');
    const outcome = await preview(file, tokens.translator);
    expect(outcome.entries.map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [
        { field: 'proposed_translation', from: null, to: 'lantern' },
        { field: 'first_appearance', from: null, to: 3 },
      ],
      [
        { field: 'translation', from: 'wall', to: 'city wall' },
        { field: 'type', from: 'place', to: 'other' },
      ],
    ]);
    expect((await take(file, tokens.translator)).status).toBe(200);
    expect(await entries()).toMatchObject([
      { term: '墙', translation: 'city wall', type: 'other', has_proposal: false },
      {
        term: '灯',
        translation: 'lamp',
        type: 'other',
        aliases: null,
        first_appearance: 3,
        proposed_translation: 'lantern',
        has_proposal: true,
      },
    ]);
    expect(await preview(csv('灯,lantern,,,,,'), tokens.translator)).toMatchObject({ changed: 1 });
    await take(csv('灯,candle,,,3,,'));
    expect((await entries())[1]).toMatchObject({ translation: 'candle', proposed_translation: null });
  });

  test('shows what is new, changed and unchanged, and is imported whole', async () => {
    await insert({ term: '灯', translation: 'lamp', type: 'other', state: 'approved', note: 'Never a torch.' });
    await insert({ term: '墙', translation: 'wall', type: 'place', state: 'proposed' });
    const file = csv(
      '灯,lantern,other,approved,,Never a torch.,',
      '墙,wall,place,proposed,,,',
      '林照夜,Lin Zhaoye,Person,,3,,"照夜，夜儿"',
    );
    const outcome = await preview(file);
    expect(outcome).toMatchObject({ new: 1, changed: 1, unchanged: 1, error_count: 0, notices: [] });
    expect(outcome.entries).toEqual([
      {
        line: 2,
        kind: 'changed',
        term: '灯',
        translation: 'lantern',
        changes: [{ field: 'translation', from: 'lamp', to: 'lantern' }],
      },
      { line: 4, kind: 'new', term: '林照夜', translation: 'Lin Zhaoye', changes: [] },
    ]);
    expect((await entries()).map(({ translation }) => translation).toSorted()).toEqual(['lamp', 'wall']);
    expect(await take(file)).toMatchObject({ status: 200, data: { new: 1, changed: 1, unchanged: 1 } });
    expect(await entries()).toMatchObject([
      { term: '墙', translation: 'wall' },
      {
        term: '林照夜',
        translation: 'Lin Zhaoye',
        type: 'person',
        state: 'proposed',
        first_appearance: 3,
        aliases: '照夜，夜儿',
      },
      { term: '灯', translation: 'lantern', state: 'approved', note: 'Never a torch.' },
    ]);
    const noted = await server.db.select().from(audits);
    const ofEntries = noted.filter(({ entity }) => entity === 'dictionary-entries');
    expect(ofEntries.map(({ action }) => action).toSorted()).toEqual(['create', 'update']);
    expect(ofEntries.find(({ action }) => action === 'update')!.changes).toEqual({
      translation: { from: 'lamp', to: 'lantern' },
    });
    const list = await server.call('GET', '/api/office/dictionary-entries?q=lantern', { token: tokens.manager });
    expect(list.data.total).toBe(1);
  });

  test('is refused whole, with each error at its line', async () => {
    const file = csv(
      '灯,lamp,other,approved,1,,',
      ',wall,place,proposed,,,',
      `门,gate,door,proposed,x,${'word '.repeat(140)},`,
      '灯,lantern,other,approved,,,',
      '桥,bridge',
    );
    const errors = {
      'lines[3].term': { message: 'validation.required' },
      'lines[4].type': { message: 'validation.choice' },
      'lines[4].first_appearance': expect.anything(),
      'lines[4].note': { message: 'validation.max_words', args: { max: 139 } },
      'lines[5].term': { message: 'dictionary.office.file.twice', args: { line: 2 } },
      'lines[6]': { message: 'common.office.import.cells', args: { cells: 2, columns: 7 } },
    };
    const { data } = await send('preview', file);
    expect(data.errors.map((one: any) => [`lines[${one.line}]`, one.column].filter(Boolean).join('.'))).toEqual(
      Object.keys(errors),
    );
    expect(await take(file)).toMatchObject({ status: 422, data: { errors } });
    expect(await entries()).toEqual([]);
  });

  test.each([
    ['in GB18030, as Excel saves it in China', [0xb5, 0xc6], 'GB18030'],
    ['in UTF-16', undefined, 'UTF-16'],
  ])('is read %s', async (_, signs, encoding) => {
    const bytes = signs
      ? Buffer.concat([Buffer.from('sep=;\r\nterm;translation\r\n'), Buffer.from(signs), Buffer.from(';lamp\r\n')])
      : Buffer.from('\ufeffsep=;\r\nterm;translation\r\n灯;lamp\r\n', 'utf16le');
    const outcome = await preview(bytes);
    expect(outcome.notices).toEqual([
      { message: 'common.office.import.read_encoding', args: { encoding } },
      { message: 'common.office.import.read_delimiter', args: { delimiter: ';' } },
    ]);
    expect(outcome.entries).toMatchObject([{ line: 3, term: '灯', translation: 'lamp' }]);
  });

  test('of the list of all entries is read, but for lines of another language', async () => {
    await insert({ term: '=灯', translation: '-lamp', aliases: null });
    const answer = await server.call('GET', '/api/office/dictionary-entries/export?language=en', {
      token: tokens.manager,
    });
    const text = await answer.response.text();
    expect(await preview(text)).toMatchObject({ unchanged: 1, new: 0, error_count: 0 });
    const other = await preview(text.replace(',en,', ',es,'));
    expect(other.errors).toMatchObject([{ line: 2, column: 'language', value: 'es' }]);
  });

  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), 'common.office.import.no_csv'],
    ['no entries', 'term,translation\n', 'common.office.import.no_lines'],
    ['nothing', '\ufeff', 'common.office.import.no_csv'],
    ['other columns', 'a,b\n1,2', 'common.office.import.columns'],
    ['a column twice', 'term,translation,term\n1,2,3', 'common.office.import.columns'],
    ['too many lines', `term,translation\n${'a,b\n'.repeat(5001)}`, 'common.office.import.many_lines'],
  ])('that is %s is refused', async (_, bytes, message) => {
    expect((await preview(bytes)).errors).toMatchObject([{ line: 0, error: { message } }]);
  });
});

describe('a TBX file', () => {
  const concept = (terms: string) => `<conceptEntry id="c1">${terms}</conceptEntry>`;
  const tbx = (body: string, head = '') =>
    `<?xml version="1.0" encoding="UTF-8"?>${head}<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>${body}</body></text></tbx>`;

  test.each(['csv', 'tbx'] as const)('and a CSV file bring back what was exported (%s)', async (format) => {
    await insert({
      term: '<灯> & "墙"',
      translation: "Lamp's <wall>",
      aliases: '灯, 墙',
      type: 'place',
      state: 'approved',
      first_appearance: 12,
      note: 'First line,\n“second”; line',
    });
    await insert({ term: '林照夜', translation: 'Lin Zhaoye', type: 'person', state: 'proposed' });
    const file = await exported(format);
    expect(await preview(file)).toMatchObject({ unchanged: 2, new: 0, changed: 0, error_count: 0 });
    const before = await entries();
    await server.db.delete(dictionaryEntry);
    expect((await take(file)).data).toMatchObject({ new: 2 });
    const bare = (rows: typeof before) => rows.map(({ id: _, created_at: _a, updated_at: _b, ...row }) => row);
    expect(bare(await entries())).toEqual(bare(before));
  });

  test('of version 2 is read, with its preferred translation and its other forms', async () => {
    const file = `<?xml version="1.0"?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX" xml:lang="en"><text><body>
<termEntry id="1"><descrip type="subjectField">Person</descrip>
<langSet xml:lang="zh"><tig><term>林照夜</term></tig><tig><term>照夜</term></tig></langSet>
<langSet xml:lang="en-GB"><ntig><termGrp><term>Lin</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termGrp></ntig>
<ntig><termGrp><term>Lin <hi>Zhaoye</hi></term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termGrp></ntig></langSet>
</termEntry>
<termEntry id="2"><langSet xml:lang="de"><tig><term>Lampe</term></tig></langSet></termEntry>
</body></text></martif>`;
    const outcome = await preview(file);
    expect(outcome.entries).toMatchObject([{ line: 4, kind: 'new', term: '林照夜', translation: 'Lin Zhaoye' }]);
    expect(outcome.notices).toEqual([{ message: 'dictionary.office.file.one_language', args: { count: 1 } }]);
    await take(file);
    expect(await entries()).toMatchObject([{ aliases: '照夜', type: 'person', state: 'approved' }]);
  });

  test.each([
    [
      'brings entities',
      tbx(concept('&a;'), '<!DOCTYPE tbx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
      'dictionary.office.file.no_tbx',
    ],
    ['names an entity that nobody knows', tbx(concept('&xxe;')), 'dictionary.office.file.no_tbx'],
    ['is not closed', tbx(concept('<langSec>')), 'dictionary.office.file.no_tbx'],
    ['is another XML', '<html><body/></html>', 'dictionary.office.file.no_tbx'],
    ['is nested without end', tbx('<hi>'.repeat(100_000)), 'common.office.import.many_lines'],
    ['has too many elements', tbx('<hi/>'.repeat(200_001)), 'common.office.import.many_lines'],
    ['has no terms of these languages', tbx(concept('<langSec xml:lang="de"/>')), 'dictionary.office.file.no_terms'],
  ])('that %s is refused', async (_, file, message) => {
    expect((await preview(file)).errors).toMatchObject([{ line: 0, error: { message } }]);
  });
});

describe('an import', () => {
  const file = csv('灯,lantern,other,approved,,,');

  test('is refused where the dictionary has changed since it was looked at', async () => {
    const { seen } = await preview(file);
    const entry = await insert({ term: '墙', translation: 'wall' });
    expect(await send('import', file, { seen })).toMatchObject({
      status: 409,
      message: 'dictionary.office.file.changed_since',
    });
    const again = await preview(file);
    await server.call('POST', `/api/office/dictionary-entries/${entry.id}`, {
      token: tokens.auditor,
      body: { translation: 'rampart' },
    });
    expect((await send('import', file, { seen: again.seen })).status).toBe(409);
    expect((await take(file)).status).toBe(200);
  });

  test('of a translator proposes, and leaves the state of what is known', async () => {
    await insert({ term: '墙', translation: 'wall', state: 'approved' });
    const own = csv('灯,lantern,other,approved,,,', '墙,rampart,other,proposed,,,');
    const outcome = await preview(own, tokens.translator);
    expect(outcome.notices).toEqual([{ message: 'dictionary.office.file.passed_over', args: { columns: 'state' } }]);
    expect((await take(own, tokens.translator)).status).toBe(200);
    expect(await entries()).toMatchObject([
      { term: '墙', translation: 'wall', state: 'approved', proposed_translation: 'rampart' },
      { term: '灯', state: 'proposed' },
    ]);
  });

  test('is of a book that exists, in a language of ours', async () => {
    expect((await server.call('GET', path('pdf'), { token: tokens.manager })).status).toBe(404);
    expect((await server.call('GET', path('csv', { language: 'zz' }), { token: tokens.manager })).status).toBe(422);
    book = { id: 999_999 };
    expect((await send('preview', file)).status).toBe(404);
    expect((await server.call('GET', path('csv'), { token: tokens.manager })).status).toBe(404);
  });
});
