import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { long } from '../../support/long.ts';
import { bankAccount, statementScene, type StatementScene } from '../../support/money.ts';
import { t } from '../../support/t.ts';
import { requests, cut, lose, mend, openAs, server } from '../../support/web.tsx';
import { page } from '../support/storyScreen.ts';

// jsdom measures nothing, which the chart needs.
vi.mock('../../../src/custom/earnings/author/EarningsChart.tsx', () => ({ default: () => null }));
// Nor does it draw: whatever is written is this ink.
const inked = () =>
  sharp({ create: { width: 120, height: 40, channels: 4, background: '#123' } })
    .extend({ top: 20, bottom: 20, background: '#fff0' })
    .png()
    .toBuffer();
const brush = new Proxy({}, { get: () => () => undefined, set: () => true });
const toBlob: HTMLCanvasElement['toBlob'] = (take) =>
  void inked().then((ink) => take(new Blob([new Uint8Array(ink)], { type: 'image/png' })));
const canvas = { getContext: () => brush, toBlob };
beforeAll(() => void Object.assign(HTMLCanvasElement.prototype, canvas));
afterAll(() => void Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }));
const decoded = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('jsdom reads no pictures')));
beforeAll(() => {
  vi.stubGlobal('createImageBitmap', decoded);
});
afterAll(() => void vi.unstubAllGlobals());

async function write(): Promise<void> {
  const field = await dialog().findByRole('img', { name: t('contracts.author.signature.pad') });
  fireEvent.pointerDown(field, { pointerId: 1, buttons: 1 });
  for (let n = 1; n < 9; n++) fireEvent.pointerMove(field, { pointerId: 1, buttons: 1, clientX: 5 * n });
  fireEvent.pointerUp(field, { pointerId: 1 });
}

const paypal = { payment_type: 3, payee: 'Mira Anand', payee_account: 'mira@example.com' };
const info = async () => (await scene.as('author')('GET', 'bill/info')).data;
const dialog = () => within(screen.getByRole('dialog', { name: t('statements.author.confirm.title') }));
const press = async (name: string) => user.click(await dialog().findByRole('button', { name }));
const done = () => screen.findByText(t('statements.author.confirm.done'));

let scene: StatementScene;
let user: UserEvent;
async function open(): Promise<void> {
  user = await openAs(scene.author, '/income');
  const button = await screen.findByRole('button', { name: t('statements.author.confirm.open') });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await screen.findByRole('dialog');
  expect(await dialog().findByRole('row', { name: new RegExp(`^${scene.story.title}`) })).toHaveTextContent('$500.00');
  expect(
    dialog().getByText(
      t('statements.author.next.pending', {
        until: t('releases.author.both', { house: 'Mar 4, 2026, 11:59 PM', own: 'Mar 4, 2026, 3:59 PM' }),
      }),
    ),
  ).toBeVisible();
}
beforeEach(async () => {
  scene = await statementScene(server);
});

test('a statement paid by PayPal is confirmed in two steps, once, also where an answer was lost', async () => {
  await scene.pay(paypal);
  await open();
  await press(t('statements.author.confirm.next'));
  expect(await dialog().findByText('mira@example.com')).toBeVisible();
  lose('post', '/api/bill/confirmed');
  await press(t('statements.author.confirm.right'));
  expect(await dialog().findByRole('alert')).toBeVisible();
  mend();
  await press(t('statements.author.confirm.right'));
  await done();
  expect(await info()).toMatchObject({ status: 'submitted' });
  expect(page().queryByRole('button', { name: t('statements.author.confirm.open') })).toBeNull();
});

test('a window that shows a statement that was settled elsewhere confirms no other', long, async () => {
  await scene.pay(paypal);
  await open();
  await press(t('statements.author.confirm.next'));
  await server.pool.query(`update ledger_months set month = '2026-01' where month = '2026-02'`);
  await server.pool.query(`update statements set month = '2026-01'`);
  await press(t('statements.author.confirm.right'));
  expect(await dialog().findByRole('alert')).toHaveTextContent(t('statements.shared.errors.other_statement'));
  expect(await info()).toMatchObject({ month: '2026-01', status: 'pending' });
});

test(
  'of two that wait the one whose time ends sooner can be confirmed, and what is open stays what it was',
  long,
  async () => {
    await scene.pay(paypal);
    await open();
    await press(t('statements.author.confirm.next'));
    await server.pool.query(`insert into ledger_months (month, closed_at, confirm_from, confirm_until)
    select '2026-01', closed_at, confirm_from, confirm_until from ledger_months where month = '2026-02'`);
    await server.pool
      .query(`insert into statements (author_id, month, status, amount_payable, hash, resubmit_by, search, created_at, updated_at)
    select author_id, '2026-01', 'rejected', 700, hash, '2026-03-02T15:59:59.999Z', search, created_at, updated_at from statements`);
    fireEvent(window, new Event('visibilitychange'));
    expect(await page().findByRole('heading', { name: /January 2026/ })).toBeVisible();
    await press(t('statements.author.confirm.right'));
    expect(await dialog().findByRole('alert')).toHaveTextContent(t('statements.shared.errors.other_statement'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel'));
    expect(page().getByRole('button', { name: t('statements.author.confirm.open') })).toBeVisible();
  },
);

test('a bank transfer is confirmed with its invoice and a signature', async () => {
  await scene.pay(bankAccount);
  await open();
  await press(t('statements.author.confirm.next'));
  expect(await dialog().findByText(bankAccount.account_name)).toBeVisible();
  await press(t('statements.author.confirm.next'));
  expect(
    (await dialog().findByRole<HTMLImageElement>('img', { name: t('statements.author.confirm.invoice') })).src,
  ).toMatch(/^data:image\/png/);
  await press(t('statements.author.confirm.sign'));
  await user.click(await dialog().findByLabelText(t('contracts.author.signature.upload')));
  expect(dialog().getByRole('button', { name: t('statements.author.confirm.send') })).toBeDisabled();
  const large = new File([new Uint8Array(2 ** 20 + 1)], 'photo.jpg', { type: 'image/jpeg' });
  await user.upload(
    dialog().getByLabelText(t('accounts.shared.person.field.signature_image'), { selector: 'input' }),
    large,
  );
  expect(await dialog().findByText(t('images.shared.size'))).toBeVisible();
  const ink = { create: { width: 200, height: 50, channels: 4, background: '#123' } } as const;
  const image = await sharp({ create: { width: 480, height: 220, channels: 4, background: '#fff' } })
    .composite([{ input: ink, left: 20, top: 30 }])
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(image)], 'signature.png', { type: 'image/png' });
  await user.upload(
    dialog().getByLabelText(t('accounts.shared.person.field.signature_image'), { selector: 'input' }),
    file,
  );
  await waitFor(() =>
    expect(dialog().getByRole('button', { name: t('statements.author.confirm.send') })).toBeEnabled(),
  );
  expect(requests.filter((call) => call.includes('/upload/'))).toEqual(['POST /api/upload/signature']);
  // What is small enough is freed of its paper and margins first.
  expect(decoded).toHaveBeenCalledOnce();
  await user.dblClick(dialog().getByRole('button', { name: t('statements.author.confirm.send') }));
  await done();
  expect(requests.filter((call) => call === 'POST /api/bill/confirmed')).toHaveLength(1);
  expect(await info()).toMatchObject({ status: 'submitted', invoice_image_url: expect.stringContaining('invoice') });
});

test('what is written by hand is sent as the canvas has it, and opens the invoice that comes of it', long, async () => {
  await scene.pay({ ...bankAccount, remark: 'By way of Lyon' });
  const addresses: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as Blob).type}`);
  vi.spyOn(window, 'open').mockImplementation((address) => (addresses.push(String(address)), null));
  await open();
  await press(t('statements.author.confirm.next'));
  await dialog().findByText(bankAccount.account_name);
  expect(dialog().getAllByRole('definition').slice(-3)).toEqual(
    [bankAccount.payee_address, '$100.00', 'By way of Lyon'].map((text) => dialog().getByText(text)),
  );
  await press(t('statements.author.confirm.next'));
  await press(t('statements.author.confirm.sign'));
  await write();
  await press(t('statements.author.confirm.send'));
  await done();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.filter((call) => call.startsWith('POST') && /upload|confirmed/.test(call))).toEqual([
    'POST /api/upload/signature/base64',
    'POST /api/bill/confirmed',
  ]);
  await waitFor(() => expect(addresses).toEqual(['blob:image/png']));
});

test('what is missing of the payment details stops, and leads to where they are given', long, async () => {
  await open();
  await press(t('statements.author.confirm.next'));
  expect(await dialog().findByText(t('payment-details.author.none'))).toBeVisible();
  expect(dialog().getByRole('button', { name: t('statements.author.confirm.right') })).toBeDisabled();
  await user.click(dialog().getByRole('link', { name: t('statements.author.confirm.edit') }));
  expect(await screen.findByRole('heading', { name: t('payment-details.author.title') })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a field that is missing is told once one confirms, and a work says what it was given for', async () => {
  await scene.pay(bankAccount);
  await server.pool.query('update payment_infos set swift_code = null, postcode = null');
  const given = { id: 1, created_date: '2026-02-10', kind: 'addition', bonus: 100, remark: 'A good week' };
  await server.pool.query('alter table statement_snapshots disable trigger user');
  await server.pool.query(
    `update statement_snapshots set content = jsonb_set(content::jsonb, '{items,0,list,0,bonus_detail}', $1)::text`,
    [JSON.stringify([{ ...given, editor_name: null, status: 'approved', reason: null }])],
  );
  await server.pool.query('alter table statement_snapshots enable trigger user');
  await open();
  expect(dialog().getByText(/A good week/)).toBeInTheDocument();
  await press(t('statements.author.confirm.next'));
  await dialog().findByText(bankAccount.account_name);
  expect(dialog().queryByRole('alert')).toBeNull();
  await press(t('statements.author.confirm.next'));
  expect(dialog().getByRole('alert')).toHaveTextContent(t('payment-details.author.tip.swift_code'));
});

test('no settlement is asked about, and carries the amount forward', long, async () => {
  await scene.pay(paypal);
  await open();
  await press(t('statements.author.confirm.decline'));
  expect(dialog().getByText(t('statements.author.confirm.decline_text'))).toBeVisible();
  expect(requests).not.toContain('POST /api/bill/non-payment');
  await press(t('statements.author.confirm.decline'));
  expect(await screen.findByText(t('statements.author.confirm.declined'))).toBeVisible();
  expect(await info()).toMatchObject({ carried_forward: true });
});

test(
  'no settlement that fails is not told either: who does not answer has it carried forward as well',
  long,
  async () => {
    await open();
    cut('post', '/api/bill/non-payment');
    await press(t('statements.author.confirm.decline'));
    await press(t('statements.author.confirm.decline'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(t('statements.author.confirm.declined'))).toBeNull();
    expect(page().queryByRole('alert')).toBeNull();
    expect(await page().findByRole('button', { name: t('statements.author.confirm.open') })).toBeVisible();
  },
);
