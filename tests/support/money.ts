import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { revenueQuestions } from '#domain/earnings/revenueQuestions.ts';
import type { RowOf, ValuesOf } from './records.ts';
import type { Answer, TestServer } from './server.ts';

export const revenueHeader = 'app,day,book,language,royalty,ad,gift';

/** A file of revenue as its partner sends it. */
export const revenueFile = (...lines: string[]): Blob => new Blob([[revenueHeader, ...lines].join('\n')]);

/** The same with what readers paid. */
export const grossFile = (...lines: string[]): Blob => new Blob([[`${revenueHeader},gross`, ...lines].join('\n')]);

/** Confirms whatever a file of revenue asks. */
export const confirmAll = `?${revenueQuestions.map((question) => `confirmed=${question}`).join('&')}`;

/** A bank account in full, as an author saves it. */
export const bankAccount = {
  payment_type: 1,
  is_add_up: 0,
  account_name: 'Mira Anand',
  bank_no: '123456786789',
  account_bank: 'Banque du Rhône',
  country_id_by_bank: 'FR',
  payee_bank_address: '1 Place Bellecour, Lyon',
  swift_code: 'brhofr2l',
  country_id_by_payee: 'IN',
  postcode: '69002',
  payee_address: '12 Rue Longue, Lyon',
  remark: null as string | null,
};

/** Those who have to do with money, and a signed story. */
export async function moneyScene(server: TestServer, storyValues: ValuesOf<'fiction'> = {}) {
  const author = await server.insert('user', { role: 'author_signed' });
  const account = await server.insert('user', { role: 'editor' });
  const editor = await server.insert('editor', { user_id: account.id });
  const story: RowOf<'fiction'> = await server.insert('fiction', {
    author_id: author.id,
    editor_id: editor.id,
    language: 'en',
    contract_status: 'signed',
    contract_type: 'exclusive',
    share_proportion: 0.5,
    ...storyValues,
  });
  const people = {
    author,
    editor: account,
    finance: await server.insert('user', { role: 'finance_manager' }),
    finance2: await server.insert('user', { role: 'finance_manager' }),
    cashier: await server.insert('user', { role: 'cashier' }),
  };
  type Person = keyof typeof people;
  const tokens = {} as Record<Person, string>;
  /** Goes to another time, where everybody signs in anew. */
  const travel = async (instant: string) => {
    server.clock.now = new Date(instant);
    for (const [name, one] of Object.entries(people)) tokens[name as Person] = await server.signIn(one);
  };
  await travel(server.clock.now.toISOString());
  const as =
    (who: Person) =>
    (method: 'GET' | 'POST', path: string, body?: unknown, key: string = randomUUID()): Promise<Answer> =>
      server.call(method, `/api/${path}`, { token: tokens[who], body, headers: { 'idempotency-key': key } });
  const upload = (path: string, file: Blob, key?: string) => {
    const form = new FormData();
    form.append('file', file, 'lumen.csv');
    return as('finance')('POST', `office/revenue-imports${path}`, form, key);
  };
  /** Revenue of the story, in dollars as a partner writes them. */
  const earn = async (day: string, royalty: string, ad = '0', gift = '0', app = 'Lumen') => {
    const done = await upload(confirmAll, revenueFile(`${app},${day},${story.id},en,${royalty},${ad},${gift}`));
    if (done.status !== 200) throw new Error(`${done.message} ${JSON.stringify(done.data)}`);
    return done.data.id as number;
  };
  /** The address of a signature for invoices. */
  const signature = async () => {
    const ink = { create: { width: 200, height: 50, channels: 4, background: '#123' } } as const;
    const image = await sharp({ create: { width: 480, height: 220, channels: 4, background: '#fff' } })
      .composite([{ input: ink, left: 20, top: 30 }])
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([image]), 'signature.png');
    return (await as('author')('POST', 'upload/signature', form)).data.url as string;
  };
  return { author, editor, story, people, travel, as, upload, earn, signature };
}

export type MoneyScene = Awaited<ReturnType<typeof moneyScene>>;

/** The same in the window of a statement: 500 dollars of February wait to be confirmed. */
export async function statementScene(server: TestServer) {
  const scene = await moneyScene(server);
  await scene.travel('2026-03-01T02:00:00.000Z');
  await scene.earn('2026-02-05', '1000');
  await scene.as('finance')('POST', 'office/months/2026-02/close');
  const pay = async (body: object) => {
    const { status, data } = await scene.as('author')('POST', 'user/payment/info', body);
    if (status !== 200) throw new Error(JSON.stringify(data));
  };
  /** The statement, paid to this account, confirmed and approved. */
  const settle = async (account: object) => {
    await pay(account);
    await scene.as('author')('POST', 'bill/confirmed', { signature_url: await scene.signature() });
    for (const step of ['take', 'approve']) {
      const { status, message } = await scene.as('finance')('POST', `office/statements/1/${step}`);
      if (status !== 200) throw new Error(message);
    }
  };
  return { ...scene, pay, settle };
}

export type StatementScene = Awaited<ReturnType<typeof statementScene>>;

/** As it was before what stories earn was kept. */
export async function forgetRevenue({ pool }: Pick<TestServer, 'pool'>): Promise<void> {
  await pool.query('drop trigger keep_revenue on ledger_entries; delete from ledger_revenue');
}
