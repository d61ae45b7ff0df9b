import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { linesAtOnce } from '#server/features/earnings/import/booking.ts';
import { long } from '../../support/long.ts';
import { revenueHeader } from '../../support/money.ts';
import { monthScene, type MonthScene } from '../../support/monthScene.ts';
import { like, t } from '../../support/t.ts';
import { hold, lose, mend, openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { RequestByFetch } from '../support/requestByFetch.ts';

vi.stubGlobal('XMLHttpRequest', RequestByFetch);

let scene: MonthScene;
beforeEach(async () => void (scene = await monthScene(server)));

const statuses = async (table: string) =>
  (await server.pool.query(`select status from ${table} order by id`)).rows.map(({ status }) => status);
const dialog = () => within(screen.getByRole('dialog'));
const textbox = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const outside = t('statements.shared.errors.deadline', { from: 'Mar 1, 2026', until: 'Mar 31, 2026' });
const closing = (month: string) => t('statements.office.close.close', { month });
const paypal = t('resources.office/payroll.choices.payment_type.paypal');
const opened = () => screen.findByRole('dialog');
const results = () =>
  dialog()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td:last-child')?.textContent ?? '');
const markAll = async (user: Awaited<ReturnType<typeof openAs>>) =>
  user.click(await screen.findByRole('checkbox', { name: t('ra.action.select_all') }));

describe('statements', () => {
  test('are decided on together, after it was said what will happen', long, async () => {
    const fine = await scene.enter('fine', 500, 'finance2');
    await scene.as('finance')('POST', `office/bonus-details/${fine}/approve`, { amount: null });
    await scene.settle();
    const user = await openAs(scene.people.finance2, '/office/statements');
    await markAll(user);
    await user.click(screen.getByRole('button', { name: t('statements.office.review.approve') }));
    await opened();
    expect(await dialog().findByText(t('money.office.batch.ready', { count: '2', sum: '$300.00' }))).toBeVisible();
    expect(dialog().getByText(like('money.office.batch.left', { smart_count: 1 }))).toBeVisible();
    expect(results().toSorted()).toEqual([
      t('money.office.batch.result.own_money'),
      t('money.office.batch.result.ready'),
      t('money.office.batch.result.ready'),
    ]);
    await user.click(dialog().getByRole('button', { name: `${t('statements.office.review.approve')} · 2` }));
    expect(await dialog().findByText(t('money.office.batch.done', { count: '2', sum: '$300.00' }))).toBeVisible();
    expect(await statuses('statements')).toEqual(['submitted', 'approved', 'approved']);
    await user.click(dialog().getByRole('button', { name: t('common.close') }));

    await markAll(user);
    await user.click(screen.getByRole('button', { name: t('statements.office.review.reject') }));
    await opened();
    await user.click(await dialog().findByRole('button', { name: `${t('statements.office.review.reject')} · 1` }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(t('validation.required'));
    await user.type(dialog().getByLabelText(like('money.office.batch.reason')), 'Another name');
    await user.type(dialog().getByRole('textbox', { name: like('statements.office.review.deadline') }), '2026-05-01');
    await user.click(dialog().getByRole('button', { name: `${t('statements.office.review.reject')} · 1` }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(outside);
    await user.clear(dialog().getByRole('textbox', { name: like('statements.office.review.deadline') }));
    await user.click(dialog().getByRole('button', { name: `${t('statements.office.review.reject')} · 1` }));
    expect(await dialog().findByText(like('money.office.batch.done', { count: '1', sum: '$495.00' }))).toBeVisible();
    expect((await statuses('statements'))[0]).toBe('rejected');
  });

  test('one that was approved leads on to its payment, and its audit log has both', long, async () => {
    await scene.settle();
    await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items: [{ id: 1 }] });
    await openAs(scene.people.finance, '/office/statements/1/show?tab=history');
    const payment = await screen.findByRole('link', { name: '#1' });
    expect(payment).toHaveAttribute('href', '#/office/payroll/1/show');
    expect(payment.parentElement).toHaveTextContent(t('resources.office/payroll.name', { smart_count: 1 }));
  });

  test('one is read beside the ledger, taken and rejected in its author’s language', async () => {
    await scene.settle();
    await scene.earn('2026-02-06', ['10', '0', '0'], 'Papyrus');
    await server.pool.query(`update users set language = 'fr' where id = $1`, [scene.author.id]);
    const user = await openAs(scene.people.finance, '/office/statements/1/show');
    expect(await screen.findByText(t('statements.office.review.equal'))).toBeVisible();
    const works = within(screen.getByRole('region', { name: t('statements.office.review.works') }));
    expect(works.getByRole('columnheader', { name: t('statements.office.review.later') })).toBeVisible();
    expect(works.getByText('$5.00')).toBeVisible();
    expect(screen.getByText('author0@example.com')).toBeVisible();
    expect(screen.getByText('Note 0')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: t('statements.office.review.notes') }), 'Ask the bank');
    await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
    expect(await screen.findByText(t('statements.office.review.notes_saved'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('statements.office.review.take') }));
    await user.click(await screen.findByRole('button', { name: t('statements.office.review.reject') }));
    await user.click(screen.getByRole('button', { name: /account holder is not the name/ }));
    const deadline = screen.getByRole<HTMLInputElement>('textbox', { name: like('statements.office.review.deadline') });
    const usual = deadline.value;
    fireEvent.change(deadline, { target: { value: '2026-05-01' } });
    await user.click(screen.getByRole('button', { name: t('statements.office.review.reject') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(outside);
    expect(deadline).toHaveFocus();
    fireEvent.change(deadline, { target: { value: usual } });
    await user.click(screen.getByRole('button', { name: t('statements.office.review.reject') }));
    expect(await screen.findByText(like('statements.office.review.waits.rejected'))).toBeVisible();
    const [row] = (await server.pool.query('select reason, notes from statements where id = 1')).rows;
    expect(row).toEqual({ reason: expect.stringMatching(/^Le nom du titulaire/), notes: 'Ask the bank' });
    await user.click(screen.getByRole('button', { name: t('audit.office.tab') }));
    expect(await screen.findByText(t('audit.office.action.take'))).toBeVisible();
  });
});

test('a month is closed with what it freezes in view, once although its answer was lost', async () => {
  await scene.earn('2026-02-05', ['1000', '400', '-200']);
  await scene.enter('fine', 500);
  const user = await openAs(scene.people.finance, '/office/month-close');
  expect(
    await screen.findByRole('heading', { name: t('statements.office.close.next', { month: 'February 2026' }) }),
  ).toBeVisible();
  expect(await screen.findByText(like('statements.office.close.unmet.bonuses'))).toBeVisible();
  expect(screen.getAllByText('$600.00').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: closing('February 2026') }));
  lose('post', '/months/2026-02/close');
  await user.click(dialog().getByRole('button', { name: closing('February 2026') }));
  expect(await screen.findByText(like('statements.office.close.closing'))).toBeVisible();
  await waitFor(async () => expect(await statuses('statements')).toHaveLength(3));
  mend();
  const closed = await screen.findByText(like('statements.office.close.closed'));
  await waitFor(() => expect(closed).toHaveFocus());
  expect(await screen.findByText(t('statements.office.close.next', { month: 'March 2026' }))).toBeVisible();
  expect(await screen.findByText(t('statements.shared.errors.close_over'))).toBeVisible();
  expect(screen.getByRole('button', { name: closing('March 2026') })).toBeDisabled();
});

test('payments are approved, handed over, and told the end of', async () => {
  await scene.settle();
  const items = [1, 2, 3].map((id) => ({ id }));
  await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items });
  const finance = await openAs(scene.people.finance2, '/office/payroll');
  await markAll(finance);
  await finance.click(screen.getByRole('button', { name: t('payouts.office.approve') }));
  await opened();
  await finance.click(await dialog().findByRole('button', { name: `${t('payouts.office.approve')} · 3` }));
  expect(await dialog().findByText(t('money.office.batch.done', { count: '3', sum: '$800.00' }))).toBeVisible();
  cleanup();

  const cashier = await openAs(scene.people.cashier, '/office/payouts');
  expect(
    await screen.findByText(like('payouts.office.balanced', { settling: '$0.00', payout: '$800.00' })),
  ).toBeVisible();
  await cashier.click(screen.getByRole('button', { name: `${t('payouts.office.make')}: ${paypal}` }));
  await opened();
  expect(dialog().getByText(t('payouts.office.make_ask', { sum: '$800.00', smart_count: 3 }))).toBeVisible();
  await cashier.click(dialog().getByRole('button', { name: t('payouts.office.make') }));
  expect(
    await screen.findByText(t('payouts.office.made', { number: '1', sum: '$800.00', smart_count: 3 })),
  ).toBeVisible();
  await cashier.click(await screen.findByRole('button', { name: t('payouts.office.paid') }));
  await opened();
  await cashier.type(await dialog().findByRole('textbox', { name: like('payouts.office.fee_all') }), '2.50');
  // The clock of the test is another than the browser's.
  fireEvent.change(dialog().getByLabelText(t('payouts.office.paid_on')), { target: { value: '2026-03-01' } });
  await cashier.type(textbox(t('payouts.office.fee_of', { author: 'second' })), '9');
  expect(dialog().getByRole('alert')).toBeVisible();
  await cashier.clear(textbox(t('payouts.office.fee_of', { author: 'second' })));
  await cashier.type(textbox(t('payouts.office.fee_of', { author: 'second' })), '9');
  await cashier.clear(textbox(t('payouts.office.fee_of', { author: 'third' })));
  await cashier.type(textbox(t('payouts.office.fee_of', { author: 'third' })), '999');
  expect(dialog().getByText(t('payouts.office.odd_early'))).toBeVisible();
  await cashier.click(dialog().getByRole('button', { name: `${t('payouts.office.paid')} · 3` }));
  expect(dialog().getByRole('alert')).toHaveTextContent(t('validation.required'));
  await cashier.type(textbox(like('payouts.office.odd_reason')), 'With the payments of January');
  await cashier.click(dialog().getByRole('button', { name: `${t('payouts.office.paid')} · 3` }));
  await waitFor(() =>
    expect(results()).toEqual([
      t('money.office.batch.result.done'),
      t('money.office.batch.result.done'),
      t('money.office.batch.result.high_fee'),
    ]),
  );
  await cashier.click(dialog().getByRole('button', { name: t('common.close') }));
  await cashier.click(await screen.findByRole('button', { name: t('payouts.office.failed') }));
  await opened();
  await cashier.type(
    await dialog().findByRole('textbox', { name: like('money.office.batch.reason') }),
    'No such account',
  );
  await cashier.click(dialog().getByRole('button', { name: `${t('payouts.office.failed')} · 1` }));
  await waitFor(() => expect(results()).toEqual([t('money.office.batch.result.done')]));
  const { rows } = await server.pool.query('select status, fee::int from payroll order by id');
  expect(rows).toEqual([
    { status: 'paid', fee: 250 },
    { status: 'paid', fee: 900 },
    { status: 'failed', fee: 0 },
  ]);
});

test('a partner’s file is looked at line by line, booked, and taken back', async () => {
  const user = await openAs(scene.people.finance, '/office/import-revenue');
  const pick = async (name: string, ...lines: string[]) =>
    user.upload(
      await screen.findByLabelText(t('common.shared.choose_file'), { selector: 'input' }),
      new File([[revenueHeader, ...lines].join('\n')], name, { type: 'text/csv' }),
    );
  const { id } = scene.works[0]!;
  await pick('bad.csv', `Lumen,2026-02-05,${id},en,10,0,0`, `Lumen,2026-12-05,${id},xx,10,0,0`);
  expect(await screen.findByText(like('earnings.office.errors', { smart_count: 2 }))).toBeVisible();
  expect(screen.getByText(t('money.shared.errors.future_day')).closest('tr')).toHaveTextContent('3day2026-12-05');
  expect(screen.getByText(like('earnings.office.no_language')).closest('tr')).toHaveTextContent('3languagexx');
  expect(screen.queryByRole('button', { name: like('earnings.office.book') })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common.office.import.other') }));
  await pick('good.csv', `Lumen,2026-02-05,${id},en,10,0,0`);
  const release = hold('post', '/office/revenue-imports');
  await user.click(await screen.findByRole('button', { name: t('earnings.office.book', { smart_count: 1 }) }));
  expect(await screen.findByText(t('earnings.office.booking'))).toBeVisible();
  release();
  expect(
    await screen.findByText(like('earnings.office.booked', { number: '1', sum: '$10.00', smart_count: 1 })),
  ).toHaveFocus();
  await pick('good.csv', `Lumen,2026-02-05,${id},en,10,0,0`);
  expect(await screen.findByText(like('earnings.shared.errors.line_booked'))).toBeVisible();
  location.hash = '/office/revenue-imports/1/show';
  await user.click(await screen.findByRole('button', { name: t('earnings.office.reverse') }));
  await opened();
  await user.type(await dialog().findByLabelText(t('earnings.office.reverse_reason')), 'Wrong month');
  await user.click(dialog().getByRole('button', { name: t('earnings.office.reverse') }));
  expect(await screen.findByText(t('earnings.office.reversed'))).toBeVisible();
  expect(await statuses('revenue_imports')).toEqual(['reversed']);
});

test('a file says how it was read, asks about what may be a slip, and is booked when that is confirmed', async () => {
  const user = await openAs(scene.people.finance, '/office/import-revenue');
  const { id } = scene.works[0]!;
  const lines = [`${revenueHeader},note`, `Lumen,2026-02-05,${id},en,-10,0,0,x`, `Lumen,2025-02-05,${id},en,10,0,0,y`];
  await user.upload(
    await screen.findByLabelText(t('common.shared.choose_file'), { selector: 'input' }),
    new File([lines.join('\n').replaceAll(',', ';')], 'excel.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText(t('common.office.import.read_delimiter', { delimiter: ';' }))).toBeVisible();
  expect(screen.getByText(t('common.office.import.ignored_columns', { columns: 'note' }))).toBeVisible();
  const book = screen.getByRole('button', { name: t('earnings.office.book', { smart_count: 2 }) });
  for (const box of screen.getAllByRole('checkbox')) {
    expect(book).toBeDisabled();
    await user.click(box);
  }
  await user.click(book);
  expect(
    await screen.findByText(like('earnings.office.booked', { number: '1', sum: '$0.00', smart_count: 2 })),
  ).toHaveFocus();
});

test('a long file tells how far it is booked, and how far it is taken back', long, async () => {
  const user = await openAs(scene.people.finance, '/office/import-revenue');
  const lines = Array.from({ length: linesAtOnce + 1 }, (_, n) => `App ${n},2026-02-05,${scene.works[0]!.id},en,1,0,0`);
  await user.upload(
    await screen.findByLabelText(t('common.shared.choose_file'), { selector: 'input' }),
    new File([[revenueHeader, ...lines].join('\n')], 'long.csv', { type: 'text/csv' }),
  );
  await user.click(await screen.findByRole('button', { name: like('earnings.office.book') }));
  expect(
    await screen.findByRole('progressbar', { name: t('earnings.office.progress', { done: 0, all: lines.length }) }),
  ).toBeVisible();
  await server.bookDue();
  expect(await screen.findByText(like('earnings.office.booked'))).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('earnings.office.see') }));
  await user.click(await screen.findByRole('button', { name: t('earnings.office.reverse') }));
  await opened();
  await user.type(await dialog().findByLabelText(t('earnings.office.reverse_reason')), 'Wrong month');
  await user.click(dialog().getByRole('button', { name: t('earnings.office.reverse') }));
  expect(
    await screen.findByRole('progressbar', {
      name: t('earnings.office.progress_back', { done: 0, all: lines.length }),
    }),
  ).toBeVisible();
  await server.bookDue();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument(), { timeout: 3000 });
  expect(await statuses('revenue_imports')).toEqual(['reversed']);
});

test('bonuses are decided with their amounts, and not without one', async () => {
  await scene.enter('fine', 500);
  await scene.enter('addition', 100);
  await server.pool.query(`update bonus_details set amount = 0 where kind = 'addition'`);
  const user = await openAs(scene.people.finance, '/office/bonus-details');
  await markAll(user);
  await user.click(screen.getByRole('button', { name: t('bonuses.office.approve') }));
  await opened();
  await user.click(await dialog().findByRole('button', { name: `${t('bonuses.office.approve')} · 2` }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(t('money.shared.errors.positive'));
  const empty = dialog()
    .getAllByRole<HTMLInputElement>('textbox')
    .find(({ value }) => value === '')!;
  await user.type(empty, '7.50');
  expect(dialog().getByText(t('money.office.batch.ready', { count: '2', sum: '$2.50' }))).toBeVisible();
  await user.click(dialog().getByRole('button', { name: `${t('bonuses.office.approve')} · 2` }));
  expect(await dialog().findByText(t('money.office.batch.done', { count: '2', sum: '$2.50' }))).toBeVisible();
  expect(await statuses('bonus_details')).toEqual(['approved', 'approved']);
});

test('of a batch that lacks several amounts, its head names each and leads to it', async () => {
  await scene.enter('addition', 100);
  await scene.enter('addition', 200);
  await server.pool.query('update bonus_details set amount = 0');
  const user = await openAs(scene.people.finance, '/office/bonus-details');
  await markAll(user);
  await user.click(screen.getByRole('button', { name: t('bonuses.office.approve') }));
  await opened();
  await user.click(await dialog().findByRole('button', { name: `${t('bonuses.office.approve')} · 2` }));
  const summary = await dialog().findByRole('alert');
  expect(summary).toHaveTextContent(t('common.check_fields'));
  const [, last] = within(summary).getAllByRole('button');
  await user.click(last!);
  const [, field] = dialog().getAllByRole('textbox');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(t('money.shared.errors.positive'));
});
