import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { monthScene, type MonthScene } from '../../support/monthScene.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { dialog, markAll, opened, results, textbox } from '../support/bulkDecision.ts';

let scene: MonthScene;
beforeEach(async () => void (scene = await monthScene(server)));

const paypal = t('resources.office/payroll.choices.payment_type.paypal');

test('payments are approved, handed over, and told the end of', async () => {
  await scene.settle();
  const items = [1, 2, 3].map((id) => ({ id }));
  await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items });
  const finance = await openAs(scene.people.finance2, '/office/payroll');
  await markAll(finance);
  await finance.click(screen.getByRole('button', { name: t('payouts.office.approve') }));
  await opened();
  await finance.click(await dialog().findByRole('button', { name: `${t('payouts.office.approve')} · 3` }));
  expect(await dialog().findByText(t('common.office.decision.done', { count: '3', sum: '$800.00' }))).toBeVisible();
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
      t('common.office.decision.result.done'),
      t('common.office.decision.result.done'),
      t('common.office.decision.result.high_fee'),
    ]),
  );
  await cashier.click(dialog().getByRole('button', { name: t('common.close') }));
  await cashier.click(await screen.findByRole('button', { name: t('payouts.office.failed') }));
  await opened();
  await cashier.type(
    await dialog().findByRole('textbox', { name: like('common.office.decision.reason') }),
    'No such account',
  );
  await cashier.click(dialog().getByRole('button', { name: `${t('payouts.office.failed')} · 1` }));
  await waitFor(() => expect(results()).toEqual([t('common.office.decision.result.done')]));
  const { rows } = await server.pool.query('select status, fee::int from payroll order by id');
  expect(rows).toEqual([
    { status: 'paid', fee: 250 },
    { status: 'paid', fee: 900 },
    { status: 'failed', fee: 0 },
  ]);
});

test('a payout and a statement lead to all that is paid to their author, as far as the reader may see it', async () => {
  await scene.settle();
  const items = [1, 2, 3].map((id) => ({ id }));
  await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items });
  const name = (entity: string) => t(`resources.office/${entity}.name` as never, { smart_count: 2 });
  const cashier = await openAs(scene.people.cashier, '/office/payroll/1/show');
  await cashier.click(await screen.findByRole('link', { name: t('payouts.office.author.open') }));
  expect(await screen.findByRole('region', { name: `${name('payroll')} 1` })).toBeVisible();
  expect(screen.queryByRole('region', { name: new RegExp(name('statements')) })).not.toBeInTheDocument();
  expect(screen.getByText(t('payouts.office.author.changed'))).toBeVisible();
  cleanup();

  const finance = await openAs(scene.people.finance2, '/office/statements/1/show');
  await finance.click(await screen.findByRole('link', { name: t('payouts.office.author.open') }));
  expect(await screen.findByRole('region', { name: `${name('statements')} 1` })).toBeVisible();
  expect(screen.getByRole('region', { name: `${name('payroll')} 1` })).toBeVisible();
});
