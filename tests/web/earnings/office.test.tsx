import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { linesAtOnce } from '#server/features/earnings/import/booking.ts';
import { revenueHeader } from '../../support/money.ts';
import { monthScene, type MonthScene } from '../../support/monthScene.ts';
import { hold, lose, mend, openAs, server } from '../../support/web.tsx';
import { RequestByFetch } from '../support/requestByFetch.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

vi.stubGlobal('XMLHttpRequest', RequestByFetch);

let scene: MonthScene;
beforeEach(async () => void (scene = await monthScene(server)));

const statuses = async (table: string) =>
  (await server.pool.query(`select status from ${table} order by id`)).rows.map(({ status }) => status);
const dialog = () => within(screen.getByRole('dialog'));
const opened = () => screen.findByRole('dialog');
const results = () =>
  dialog()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td:last-child')?.textContent ?? '');
const markAll = async (user: Awaited<ReturnType<typeof openAs>>) =>
  user.click(await screen.findByRole('checkbox', { name: 'Select all' }));

describe('statements', () => {
  test('are decided on together, after it was said what will happen', async () => {
    const fine = await scene.enter('fine', 500, 'finance2');
    await scene.as('finance')('POST', `office/bonus-details/${fine}/approve`, { amount: null });
    await scene.settle();
    const user = await openAs(scene.people.finance2, '/office/statements');
    await markAll(user);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await opened();
    expect(await dialog().findByText('2, $300.00 in all')).toBeVisible();
    expect(dialog().getByText(/1 is left as it is\./)).toBeVisible();
    expect(results().toSorted()).toEqual([
      'left: you entered money in it, so somebody else decides',
      'will be done',
      'will be done',
    ]);
    await user.click(dialog().getByRole('button', { name: 'Approve · 2' }));
    expect(await dialog().findByText('Done: 2, $300.00 in all.')).toBeVisible();
    expect(await statuses('statements')).toEqual(['submitted', 'approved', 'approved']);
    await user.click(dialog().getByRole('button', { name: 'Close' }));

    await markAll(user);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await opened();
    await user.click(await dialog().findByRole('button', { name: 'Reject · 1' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Required');
    await user.type(dialog().getByLabelText(/^Reason/), 'Another name');
    await user.type(dialog().getByLabelText(/^May be sent in again/), '2026-05-01');
    await user.click(dialog().getByRole('button', { name: 'Reject · 1' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('from Mar 1, 2026 to Mar 31, 2026');
    await user.clear(dialog().getByLabelText(/^May be sent in again/));
    await user.click(dialog().getByRole('button', { name: 'Reject · 1' }));
    expect(await dialog().findByText(/^Done: 1/)).toBeVisible();
    expect((await statuses('statements'))[0]).toBe('rejected');
  });

  test('one that was approved leads on to its payment, and its trail tells of both', async () => {
    await scene.settle();
    await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items: [{ id: 1 }] });
    await openAs(scene.people.finance, '/office/statements/1/show');
    expect(await screen.findByRole('link', { name: '#1' })).toHaveAttribute('href', '#/office/payroll/1/show');
    expect(await screen.findByRole('link', { name: '1' })).toBeVisible();
  });

  test('one is read beside the ledger, taken and rejected in its author’s language', async () => {
    await scene.settle();
    await scene.earn('2026-02-06', ['10', '0', '0'], 'Papyrus');
    await server.pool.query(`update users set language = 'fr' where id = $1`, [scene.author.id]);
    const user = await openAs(scene.people.finance, '/office/statements/1/show');
    expect(await screen.findByText('The ledger agrees with the statement to the cent.')).toBeVisible();
    const works = within(screen.getByRole('region', { name: 'Work by work' }));
    expect(works.getByRole('columnheader', { name: 'Booked since' })).toBeVisible();
    expect(works.getByText('$5.00')).toBeVisible();
    expect(screen.getByText('author0@example.com')).toBeVisible();
    expect(screen.getByText('Note 0')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Notes for colleagues' }), 'Ask the bank');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The notes are saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Begin the review' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await user.click(screen.getByRole('button', { name: /account holder is not the name/ }));
    const deadline = screen.getByLabelText<HTMLInputElement>(/^May be sent in again/);
    const usual = deadline.value;
    fireEvent.change(deadline, { target: { value: '2026-05-01' } });
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('from Mar 1, 2026 to Mar 31, 2026');
    expect(deadline).toHaveFocus();
    fireEvent.change(deadline, { target: { value: usual } });
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(/^Rejected\. The author may send it in again/)).toBeVisible();
    const [row] = (await server.pool.query('select reason, notes from statements where id = 1')).rows;
    expect(row).toEqual({ reason: expect.stringMatching(/^Le titulaire/), notes: 'Ask the bank' });
    expect(await screen.findByText('Review begun')).toBeVisible();
  });
});

test('a month is closed with what it freezes in view, once although its answer was lost', async () => {
  await scene.earn('2026-02-05', ['1000', '400', '-200']);
  await scene.enter('fine', 500);
  const user = await openAs(scene.people.finance, '/office/month-close');
  expect(await screen.findByRole('heading', { name: 'Next: February 2026' })).toBeVisible();
  expect(await screen.findByText(/^1 bonus, fine or deduction waits/)).toBeVisible();
  expect(screen.getAllByText('$600.00').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Close February 2026' }));
  lose('post', '/months/2026-02/close');
  await user.click(dialog().getByRole('button', { name: 'Close February 2026' }));
  expect(await screen.findByText(/being closed/)).toBeVisible();
  await waitFor(async () => expect(await statuses('statements')).toHaveLength(3));
  mend();
  const closed = await screen.findByText(/^February 2026 is closed: 3 statements, \$600.00 in all/);
  await waitFor(() => expect(closed).toHaveFocus());
  expect(await screen.findByText('Next: March 2026')).toBeVisible();
  expect(await screen.findByText('This month is not over yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close March 2026' })).toBeDisabled();
});

test('payments are approved, handed over, and told the end of', async () => {
  await scene.settle();
  const items = [1, 2, 3].map((id) => ({ id }));
  await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items });
  const finance = await openAs(scene.people.finance2, '/office/payroll');
  await markAll(finance);
  await finance.click(screen.getByRole('button', { name: 'Approve payments' }));
  await opened();
  await finance.click(await dialog().findByRole('button', { name: 'Approve payments · 3' }));
  expect(await dialog().findByText('Done: 3, $800.00 in all.')).toBeVisible();
  cleanup();

  const cashier = await openAs(scene.people.cashier, '/office/payouts');
  expect(await screen.findByText(/^These sums are the ledger’s: \$0.00 settling, \$800.00/)).toBeVisible();
  await cashier.click(screen.getByRole('button', { name: 'Make the file: PayPal' }));
  expect(await screen.findByText('File 1 has 3 payments, $800.00 in all.')).toBeVisible();
  await cashier.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  await opened();
  await cashier.type(await dialog().findByRole('textbox', { name: /^Fee for each/ }), '2.50');
  // The clock of the test is another than the browser's.
  fireEvent.change(dialog().getByLabelText('Paid on'), { target: { value: '2026-03-01' } });
  await cashier.type(dialog().getByRole('textbox', { name: 'Fee of second' }), '9');
  expect(dialog().getByRole('alert')).toBeVisible();
  await cashier.clear(dialog().getByRole('textbox', { name: 'Fee of second' }));
  await cashier.type(dialog().getByRole('textbox', { name: 'Fee of second' }), '9');
  await cashier.clear(dialog().getByRole('textbox', { name: 'Fee of third' }));
  await cashier.type(dialog().getByRole('textbox', { name: 'Fee of third' }), '999');
  expect(dialog().getByText('Some of them are paid before their pay day.')).toBeVisible();
  await cashier.click(dialog().getByRole('button', { name: 'Mark as paid · 3' }));
  expect(dialog().getByRole('alert')).toHaveTextContent('Required');
  await cashier.type(dialog().getByRole('textbox', { name: /^Why/ }), 'With the payments of January');
  await cashier.click(dialog().getByRole('button', { name: 'Mark as paid · 3' }));
  await waitFor(() => expect(results()).toEqual(['✓ done', '✓ done', 'left: the fee is more than the amount']));
  await cashier.click(dialog().getByRole('button', { name: 'Close' }));
  await cashier.click(await screen.findByRole('button', { name: 'Mark as failed' }));
  await opened();
  await cashier.type(await dialog().findByRole('textbox', { name: /^Reason/ }), 'No such account');
  await cashier.click(dialog().getByRole('button', { name: 'Mark as failed · 1' }));
  await waitFor(() => expect(results()).toEqual(['✓ done']));
  const { rows } = await server.pool.query('select status, fee::int from payroll order by id');
  expect(rows).toEqual([
    { status: 'paid', fee: 250 },
    { status: 'paid', fee: 900 },
    { status: 'failed', fee: 0 },
  ]);
});

test('a file whose answer was lost keeps no other from being made, and is among the files', async () => {
  await scene.settle();
  const items = [1, 2, 3].map((id) => ({ id }));
  await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items });
  for (const { id } of items) await scene.as('finance2')('POST', `office/payroll/${id}/approve`);
  await server.pool.query(`update payroll set payment_type = 'payoneer' where id = 3`);
  const cashier = await openAs(scene.people.cashier, '/office/payouts');
  const make = async (name: string) =>
    cashier.click(await screen.findByRole('button', { name: `Make the file: ${name}` }));
  lose('post', '/office/payroll/batches');
  await make('PayPal');
  expect(await screen.findByText(/^Unstable internet connection/)).toBeVisible();
  mend();
  await make('Payoneer');
  expect(await screen.findByText(/^File 2 has 1 payment,/)).toBeVisible();
  const files = within(screen.getByRole('heading', { name: 'Files' }).closest('section')!);
  expect((await files.findAllByRole('listitem')).map((file) => file.textContent)).toEqual([
    expect.stringContaining('Payoneer'),
    expect.stringContaining('PayPal'),
  ]);
});

test('a partner’s file is looked at line by line, booked, and taken back', async () => {
  const user = await openAs(scene.people.finance, '/office/import-revenue');
  const pick = async (name: string, ...lines: string[]) =>
    user.upload(
      await screen.findByLabelText('Choose a file', { selector: 'input' }),
      new File([[revenueHeader, ...lines].join('\n')], name, { type: 'text/csv' }),
    );
  const { id } = scene.works[0]!;
  await pick('bad.csv', `Lumen,2026-02-05,${id},en,10,0,0`, `Lumen,2026-12-05,${id},xx,10,0,0`);
  expect(await screen.findByText(/^2 errors\. Nothing is booked/)).toBeVisible();
  expect(screen.getByText('This day is still to come.').closest('tr')).toHaveTextContent('3day2026-12-05');
  expect(screen.getByText(/^Use one of these: en, es/).closest('tr')).toHaveTextContent('3languagexx');
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await pick('good.csv', `Lumen,2026-02-05,${id},en,10,0,0`);
  const release = hold('post', '/office/revenue-imports');
  await user.click(await screen.findByRole('button', { name: 'Book 1 line' }));
  expect(await screen.findByText('The lines are being booked …')).toBeVisible();
  release();
  expect(await screen.findByText(/^Booked as import 1: 1 line, \$10.00 net/)).toHaveFocus();
  await pick('good.csv', `Lumen,2026-02-05,${id},en,10,0,0`);
  expect(await screen.findByText(/already booked with import 1/)).toBeVisible();
  location.hash = '/office/revenue-imports/1/show';
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await opened();
  await user.type(await dialog().findByLabelText('Why?'), 'Wrong month');
  await user.click(dialog().getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The import is taken back.')).toBeVisible();
  expect(await statuses('revenue_imports')).toEqual(['reversed']);
});

test('a file says how it was read, asks about what may be a slip, and is booked when that is confirmed', async () => {
  const user = await openAs(scene.people.finance, '/office/import-revenue');
  const { id } = scene.works[0]!;
  const lines = [`${revenueHeader},note`, `Lumen,2026-02-05,${id},en,-10,0,0,x`, `Lumen,2025-02-05,${id},en,10,0,0,y`];
  await user.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File([lines.join('\n').replaceAll(',', ';')], 'excel.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('The columns are separated by: ;')).toBeVisible();
  expect(screen.getByText('Columns that are ignored: note')).toBeVisible();
  const book = screen.getByRole('button', { name: 'Book 2 lines' });
  for (const box of screen.getAllByRole('checkbox')) {
    expect(book).toBeDisabled();
    await user.click(box);
  }
  await user.click(book);
  expect(await screen.findByText(/^Booked as import 1: 2 lines, \$0.00 net/)).toHaveFocus();
});

test('a long file tells how far it is booked, and how far it is taken back', async () => {
  const user = await openAs(scene.people.finance, '/office/import-revenue');
  const lines = Array.from({ length: linesAtOnce + 1 }, (_, n) => `App ${n},2026-02-05,${scene.works[0]!.id},en,1,0,0`);
  await user.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File([[revenueHeader, ...lines].join('\n')], 'long.csv', { type: 'text/csv' }),
  );
  await user.click(await screen.findByRole('button', { name: /^Book/ }));
  expect(await screen.findByRole('progressbar', { name: `Booked: 0 of ${lines.length} lines` })).toBeVisible();
  await server.bookDue();
  expect(await screen.findByText(/^Booked as import 1/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See the import' }));
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await opened();
  await user.type(await dialog().findByLabelText('Why?'), 'Wrong month');
  await user.click(dialog().getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('progressbar', { name: `Taken back: 0 of ${lines.length} lines` })).toBeVisible();
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
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await opened();
  await user.click(await dialog().findByRole('button', { name: 'Approve · 2' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('above zero');
  const empty = dialog()
    .getAllByRole<HTMLInputElement>('textbox')
    .find(({ value }) => value === '')!;
  await user.type(empty, '7.50');
  expect(dialog().getByText('2, $2.50 in all')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Approve · 2' }));
  expect(await dialog().findByText('Done: 2, $2.50 in all.')).toBeVisible();
  expect(await statuses('bonus_details')).toEqual(['approved', 'approved']);
});
