import { beforeEach, describe, expect, test } from 'vitest';
import { shareOf } from '#domain/rules/money.ts';
import { audits, ledgerPostings, revenueLines, tables } from '#server/db/schema.ts';
import { balanceOf } from '#server/ledger/balance.ts';
import { moneyScene, revenueFile, type MoneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MoneyScene;
beforeEach(async () => void (scene = await moneyScene(server)));

const owed = (id = scene.author.id) => balanceOf(server.db, 'author', id);
const line = (day: string, amounts: string, app = 'Lumen') => `${app},${day},${scene.story.id},en,${amounts}`;

describe('a file of revenue', () => {
  test('is shown before it is booked, and books the shares of its authors', async () => {
    const file = revenueFile(line('2026-03-01', '10.01,2.03,0'), line('2026-03-02', '-1,0,0.07', 'Papyrus'));
    const shown = await scene.upload('/preview', file);
    const author_amount = shareOf(1001, 0.5) + shareOf(203, 0.5) + shareOf(-100, 0.5) + shareOf(7, 0.5);
    expect(shown).toMatchObject({
      status: 200,
      data: { lines: 2, first_day: '2026-03-01', last_day: '2026-03-02', net_amount: 1111, author_amount, errors: [] },
    });
    expect(await server.db.$count(ledgerPostings)).toBe(0);
    expect(await scene.upload('', file)).toMatchObject({ status: 200, data: { lines: 2, net_amount: 1111 } });
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
      'lines[3].day': { message: 'finance.errors.future_day' },
      'lines[4].book': { message: 'money.revenue.no_work' },
      'lines[5].book': { message: 'finance.errors.not_signed' },
      'lines[6].app': { message: 'finance.errors.line_twice', args: { line: 2 } },
    };
    expect(await scene.upload('', file)).toMatchObject({ status: 422, data: { errors } });
    const { data } = await scene.upload('/preview', file);
    expect(data.errors.map((one: any) => `lines[${one.line}].${one.column}`)).toEqual(Object.keys(errors));
    expect([await server.db.$count(tables.revenueImport), await server.db.$count(revenueLines)]).toEqual([0, 0]);
  });

  test.each([
    ['an image', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])]), 'no_csv'],
    ['lines of different length', new Blob(['app,day\n1']), 'no_csv'],
    ['an open quote', new Blob(['app,day\n"1,2']), 'no_csv'],
    ['a header alone', revenueFile(), 'no_lines'],
    ['other columns', new Blob(['a,b\n1,2']), 'columns'],
  ])('that is %s is refused', async (_, file, key) => {
    const { status, data } = await scene.upload('', file);
    expect(status).toBe(422);
    expect(data.errors.file.message).toBe(`finance.errors.${key}`);
  });

  test('is booked once, whatever it is called, and so is each line of it', async () => {
    const first = revenueFile(line('2026-03-01', '10,0,0'));
    const { data } = await scene.upload('', first, 'a-key');
    expect((await scene.upload('', first, 'a-key')).data).toEqual(data);
    const other = revenueFile(line('2026-03-02', '10,0,0'));
    expect((await scene.upload('', other, 'a-key')).message).toBe('error.idempotency_reused');
    expect(await scene.upload('', first)).toMatchObject({ status: 409, message: 'finance.errors.same_file' });
    const more = await scene.upload('', revenueFile(line('2026-03-01', '99,0,0')));
    expect(more.data.errors['lines[2].app']).toEqual({ message: 'finance.errors.line_booked', args: { id: data.id } });
    expect(await owed()).toBe(500);
  });

  test('is taken back by postings that reverse it, and may then come again', async () => {
    const file = revenueFile(line('2026-03-01', '10.01,2.03,0.99'));
    const { data } = await scene.upload('', file);
    const reverse = () =>
      scene.as('finance')('POST', `office/revenue-imports/${data.id}/reverse`, { reason: 'Wrong app' });
    expect(await reverse()).toMatchObject({ status: 200, data: { status: 'reversed' } });
    expect(await owed()).toBe(0);
    expect((await server.db.select().from(ledgerPostings)).map(({ reverses_id }) => reverses_id)).toEqual([null, 1]);
    expect(await server.db.select().from(tables.income)).toMatchObject([{ total_income_amount: 0 }]);
    expect(await reverse()).toMatchObject({ status: 409, message: 'finance.errors.reversed' });
    expect((await scene.upload('', file)).status).toBe(200);
    expect(await owed()).toBeGreaterThan(0);
    expect((await server.db.select().from(audits)).map(({ action }) => action)).toEqual([
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
    expect(await decide(data.id, 'approve', {})).toMatchObject({ status: 409, message: 'finance.errors.decided' });
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
    expect(await decide(data.id, 'approve', {})).toMatchObject({ status: 403, message: 'finance.errors.own_money' });
    expect(await decide(data.id, 'reject', { reason: 'x' })).toMatchObject({ status: 403 });
    expect((await decide(data.id, 'approve', {}, 'finance2')).status).toBe(200);
  });

  test.each([
    [{ amount: 0 }, 'amount', 'finance.errors.positive'],
    [{ amount: -5 }, 'amount', 'finance.errors.positive'],
    [{ kind: 'update_bonus' }, 'kind', 'validation.choice'],
    [{ day: '2026-03-11' }, 'day', 'finance.errors.future_day'],
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
