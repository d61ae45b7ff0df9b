import { beforeEach, describe, expect, test } from 'vitest';
import { computeShare } from '#domain/shared/money.ts';
import { audits, ledgerPostings, revenueLines, tables } from '#server/db/schema.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { confirmAll, moneyScene, revenueFile, revenueHeader, type MoneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MoneyScene;
beforeEach(async () => void (scene = await moneyScene(server)));

const owed = (id = scene.author.id) => loadBalance(server.db, 'author', id);
const line = (day: string, amounts: string, app = 'Lumen') => `${app},${day},${scene.story.id},en,${amounts}`;

describe('a file of revenue', () => {
  test('is shown before it is booked, and books the shares of its authors', async () => {
    const file = revenueFile(line('2026-03-01', '10.01,2.03,0'), line('2026-03-02', '-1,0,0.07', 'Papyrus'));
    const previewed = await scene.upload('/preview', file);
    const author_amount =
      computeShare(1001, 0.5) + computeShare(203, 0.5) + computeShare(-100, 0.5) + computeShare(7, 0.5);
    expect(previewed).toMatchObject({
      status: 200,
      data: { lines: 2, first_day: '2026-03-01', last_day: '2026-03-02', net_amount: 1111, author_amount, errors: [] },
    });
    expect(await server.db.$count(ledgerPostings)).toBe(0);
    expect(await scene.upload('', file)).toMatchObject({
      status: 409,
      message: 'earnings.office.refusals.asks_negative',
    });
    expect(await scene.upload(confirmAll, file)).toMatchObject({
      status: 200,
      data: { lines: 2, net_amount: 1111, status: 'imported' },
    });
    expect(await owed()).toBe(author_amount);
    const list = await scene.as('finance')('GET', 'office/revenue-imports');
    expect(list.data.items).toMatchObject([{ file_name: 'lumen.csv', line_count: 2, net_amount: 1111, author_amount }]);
    expect(await server.db.select().from(tables.income)).toMatchObject([{ total_income_amount: author_amount }]);
  });

  test('is refused whole for one wrong line, each error at its line', async () => {
    const unsigned = await server.insert('fiction', { contract_status: 'applying' });
    const file = revenueFile(
      line('2026-03-01', '1,1,1'),
      line('2026-03-11', '1,1,1'),
      `Lumen,2026-03-01,999,en,1,1,1`,
      `Lumen,2026-03-01,${unsigned.id},en,1,1,1`,
      line('2026-03-01', '2,2,2'),
    );
    const errors = {
      'lines[3].day': { message: 'common.shared.errors.future_day' },
      'lines[4].book': { message: 'earnings.office.no_work' },
      'lines[5].book': { message: 'earnings.office.refusals.not_signed' },
      'lines[6].app': { message: 'earnings.office.refusals.line_twice', args: { line: 2 } },
    };
    expect(await scene.upload('', file)).toMatchObject({ status: 422, data: { errors } });
    const { data } = await scene.upload('/preview', file);
    expect(data.errors.map((one: any) => `lines[${one.line}].${one.column}`)).toEqual(Object.keys(errors));
    expect([await server.db.$count(tables.revenueImport), await server.db.$count(revenueLines)]).toEqual([0, 0]);
  });

  test.each([
    ['an image', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x00])]), 'no_csv'],
    ['a header alone', revenueFile(), 'no_lines'],
    ['other columns', new Blob(['a,b\n1,2']), 'columns'],
    ['nothing but commas', new Blob([','.repeat(1_900_000)]), 'columns'],
  ])('that is %s is refused', async (_, file, key) => {
    const { status, data } = await scene.upload('', file);
    expect(status).toBe(422);
    expect(data.errors.file.message).toBe(`common.office.import.${key}`);
  });

  test('has each problem at its line, also where a line is no row', async () => {
    const file = revenueFile(
      line('2026-03-01', '1,1,1'),
      line('2026-03-02', '1,1'),
      line('2026-03-03', ',1,1'),
      line('2026-03-04', '1,1,1,1'),
      `"${line('2026-03-05', '1,1,1')}`,
    );
    expect((await scene.upload('', file)).data.errors).toEqual({
      'lines[3]': { message: 'common.office.import.cells', args: { cells: 6, columns: 7 } },
      'lines[4].royalty': { message: 'earnings.office.blank_amount' },
      'lines[5]': { message: 'common.office.import.cells', args: { cells: 8, columns: 7 } },
      'lines[6]': { message: 'common.office.import.open_quote' },
    });
  });

  const asSpreadsheet = () =>
    [revenueHeader, line('2026-03-01', '1.234,50,2,0', 'Café')]
      .map((one) => one.replaceAll(',', ';').replace('1.234;50', '1.234,50'))
      .join('\r\n');
  const notices = {
    semicolons: { message: 'common.office.import.read_delimiter', args: { delimiter: ';' } },
    latin: { message: 'common.office.import.read_encoding', args: { encoding: 'Windows-1252' } },
    wide: { message: 'common.office.import.read_encoding', args: { encoding: 'UTF-16' } },
  };
  test.each([
    ['UTF-8 with a mark', () => Buffer.from(`\ufeff${asSpreadsheet()}`), [notices.semicolons]],
    ['Windows-1252', () => Buffer.from(asSpreadsheet(), 'latin1'), [notices.latin, notices.semicolons]],
    ['UTF-16', () => Buffer.from(`\ufeff${asSpreadsheet()}`, 'utf16le'), [notices.wide, notices.semicolons]],
    ['UTF-16 without a mark', () => Buffer.from(asSpreadsheet(), 'utf16le'), [notices.wide, notices.semicolons]],
    [
      'UTF-16, the other way round',
      () => Buffer.from(`\ufeff${asSpreadsheet()}`, 'utf16le').swap16(),
      [notices.wide, notices.semicolons],
    ],
  ])(
    'as a spreadsheet writes it, in %s with semicolons and decimal commas, is read and said to be',
    async (_, bytes, error) => {
      const file = new Blob([bytes()]);
      expect((await scene.upload('/preview', file)).data).toMatchObject({
        net_amount: 123650,
        notices: error,
        errors: [],
      });
      expect((await scene.upload('', file)).status).toBe(200);
      expect((await server.db.select().from(revenueLines))[0]).toMatchObject({ app: 'Café', royalty: 123450 });
    },
  );

  test.each([
    [';', [notices.semicolons]],
    [',', []],
    ['\t', [{ message: 'common.office.import.read_delimiter', args: { delimiter: 'Tab' } }]],
    ['|', [{ message: 'common.office.import.read_delimiter', args: { delimiter: '|' } }]],
  ])('may name %j between its columns in a first line, which counts as a line', async (sign, expectedNotices) => {
    const rows = [revenueHeader, line('2026-03-01', '1,0,0'), line('2026-03-02', '1,x,0')];
    const text = [`sep=${sign}`, ...rows.map((row) => row.replaceAll(',', sign))].join('\r\n');
    for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
      const { data } = await scene.upload('/preview', new Blob([bytes]));
      expect(data.notices).toEqual(expect.arrayContaining(expectedNotices));
      expect(data.errors).toMatchObject([{ line: 4, value: 'x' }]);
    }
  });

  test('has columns of its own ignored, which is said', async () => {
    const file = new Blob([`note,${revenueHeader}\nx,${line('2026-03-01', '1,0,0')}`]);
    const ignored = { message: 'common.office.import.ignored_columns', args: { columns: 'note' } };
    expect((await scene.upload('/preview', file)).data).toMatchObject({ lines: 1, notices: [ignored], errors: [] });
    expect((await scene.upload('', file)).status).toBe(200);
  });

  test('asks about what may be a slip, and books it once that is confirmed', async () => {
    await scene.earn('2026-01-05', '10');
    await scene.as('finance')('POST', 'office/months/2026-01/close');
    const file = revenueFile(line('2026-01-31', '1,0,0'), line('2026-02-01', '1,0,0'), line('2026-02-02', '-1,0,0'));
    expect((await scene.upload('/preview', file)).data.questions).toEqual([
      { question: 'closed_month', count: 1, first_line: 2 },
      { question: 'negative', count: 1, first_line: 4 },
    ]);
    const refusal = (question: string) => ({
      status: 409,
      message: `earnings.office.refusals.asks_${question}`,
      data: { args: { count: 1 } },
    });
    expect(await scene.upload('', file)).toMatchObject(refusal('closed_month'));
    expect(await scene.upload('?confirmed=closed_month', file)).toMatchObject(refusal('negative'));
    expect((await scene.upload('?confirmed=whatever', file)).status).toBe(422);
    expect(await server.db.$count(tables.revenueImport)).toBe(1);
    expect((await scene.upload('?confirmed=closed_month&confirmed=negative', file)).status).toBe(200);
  });

  test('is booked once, whatever it is called, and so is each line of it', async () => {
    const first = revenueFile(line('2026-03-01', '10,0,0'));
    const { data } = await scene.upload('', first, 'a-key');
    expect((await scene.upload('', first, 'a-key')).data).toEqual(data);
    const other = revenueFile(line('2026-03-02', '10,0,0'));
    expect((await scene.upload('', other, 'a-key')).message).toBe('errors.idempotency_reused');
    expect(await scene.upload('', first)).toMatchObject({ status: 409, message: 'earnings.office.refusals.same_file' });
    const more = await scene.upload('', revenueFile(line('2026-03-01', '99,0,0')));
    expect(more.data.errors['lines[2].app']).toEqual({
      message: 'earnings.office.refusals.line_booked',
      args: { id: data.id },
    });
    expect(await owed()).toBe(500);
  });

  test('is taken back by postings that reverse it, and may then come again', async () => {
    const file = revenueFile(line('2026-03-01', '10.01,2.03,0.99'));
    const { data } = await scene.upload('', file);
    const reverse = () =>
      scene.as('finance')('POST', `office/revenue-imports/${data.id}/reverse`, { reason: 'Wrong app' });
    expect(await reverse()).toMatchObject({ status: 200, data: { status: 'reversed' } });
    expect(await owed()).toBe(0);
    expect(
      (await server.db.select().from(ledgerPostings).orderBy(ledgerPostings.id)).map(({ reverses_id }) => reverses_id),
    ).toEqual([null, 1]);
    expect(await server.db.select().from(tables.income)).toMatchObject([{ total_income_amount: 0 }]);
    expect(await reverse()).toMatchObject({ status: 409, message: 'earnings.office.refusals.reversed' });
    expect((await scene.upload('', file)).status).toBe(200);
    expect(await owed()).toBeGreaterThan(0);
    expect((await server.db.select().from(audits).orderBy(audits.id)).map(({ action }) => action)).toEqual([
      'import',
      'reverse',
      'import',
    ]);
  });
});

describe('a bonus, fine, addition or deduction', () => {
  const detail = (change: object = {}) => ({
    fiction_id: scene.story.id,
    kind: 'fine',
    amount: 700,
    day: '2026-03-09',
    remark: 'Free copies were online',
    ...change,
  });
  const make = async (change: object = {}, who: 'editor' | 'finance' = 'editor') =>
    scene.as(who)('POST', 'office/bonus-details', detail(change));
  const decide = (id: number, what: 'approve' | 'reject', body: object, who: 'finance' | 'finance2' = 'finance') =>
    scene.as(who)('POST', `office/bonus-details/${id}/${what}`, body);

  test.each([
    ['fine', -700],
    ['deduction', -700],
    ['addition', 700],
  ])('%s: counts once it is approved by somebody else', async (kind, cents) => {
    const { data } = await make({ kind });
    expect(data).toMatchObject({ status: 'pending', author_id: scene.author.id, amount: 700 });
    expect(await owed()).toBe(0);
    expect(await decide(data.id, 'approve', {})).toMatchObject({ status: 200, data: { status: 'approved' } });
    expect(await owed()).toBe(cents);
    expect(await decide(data.id, 'approve', {})).toMatchObject({
      status: 409,
      message: 'common.shared.errors.decided',
    });
    expect(await owed()).toBe(cents);
  });

  test('may be approved with another amount, or rejected with a reason', async () => {
    const [first, second] = [(await make()).data, (await make()).data];
    await decide(first.id, 'approve', { amount: 250 });
    await decide(second.id, 'reject', { reason: 'They were removed in time.' });
    expect(await owed()).toBe(-250);
    const { items } = (await scene.as('editor')('GET', 'office/bonus-details?sort=id&order=asc')).data;
    expect(items).toMatchObject([
      { status: 'approved', amount: 250 },
      { status: 'rejected', reason: 'They were removed in time.' },
    ]);
  });

  test('is nobody’s to approve who made it', async () => {
    const { data } = await make({}, 'finance');
    expect(await decide(data.id, 'approve', {})).toMatchObject({
      status: 403,
      message: 'common.shared.errors.own_money',
    });
    expect(await decide(data.id, 'reject', { reason: 'x' })).toMatchObject({ status: 403 });
    expect((await decide(data.id, 'approve', {}, 'finance2')).status).toBe(200);
  });

  test.each([
    [{ amount: 0 }, 'amount', 'bonuses.shared.errors.positive'],
    [{ amount: -5 }, 'amount', 'bonuses.shared.errors.positive'],
    [{ kind: 'update_bonus' }, 'kind', 'validation.choice'],
    [{ day: '2026-03-11' }, 'day', 'common.shared.errors.future_day'],
    [{ fiction_id: 999 }, 'fiction_id', 'validation.missing_record'],
    [{ remark: '' }, 'remark', 'validation.required'],
  ])('is refused as %j', async (change, field, message) => {
    expect((await make(change)).data.errors).toEqual({ [field]: { message } });
  });

  test('is an editor’s for own works only, and for signed ones', async () => {
    const foreign = await server.insert('fiction', { contract_status: 'signed' });
    const refused = { fiction_id: { message: 'validation.missing_record' } };
    expect((await make({ fiction_id: foreign.id })).data.errors).toEqual(refused);
    await server.pool.query(`update fictions set contract_status = 'applying'`);
    expect((await make()).data.errors).toEqual({ fiction_id: { message: 'validation.choice' } });
  });
});
