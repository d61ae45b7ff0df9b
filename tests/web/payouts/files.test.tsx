import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { long } from '../../support/long.ts';
import { monthScene } from '../../support/monthScene.ts';
import { like, t } from '../../support/t.ts';
import { lose, mend, openAs, server } from '../../support/web.tsx';

const paypal = t('resources.office/payroll.choices.payment_type.paypal');
const payoneer = t('resources.office/payroll.choices.payment_type.payoneer');

test('a file whose answer was lost keeps no other from being made, and is among the files', long, async () => {
  const scene = await monthScene(server);
  await scene.settle();
  const items = [1, 2, 3].map((id) => ({ id }));
  await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items });
  for (const { id } of items) await scene.as('finance2')('POST', `office/payroll/${id}/approve`);
  await server.pool.query(`update payroll set payment_type = 'payoneer' where id = 3`);
  const cashier = await openAs(scene.people.cashier, '/office/payouts');
  const make = async (name: string) => {
    await cashier.click(await screen.findByRole('button', { name: `${t('payouts.office.make')}: ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await cashier.click(dialog.getByRole('button', { name: t('payouts.office.make') }));
  };
  lose('post', '/office/payroll/batches');
  await make(paypal);
  expect(await screen.findByText(like('errors.offline'))).toBeVisible();
  mend();
  await make(payoneer);
  expect(
    await screen.findByText(like('payouts.office.made', { number: '2', sum: '$100.00', smart_count: 1 })),
  ).toBeVisible();
  const files = within(screen.getByRole('heading', { name: t('payouts.office.batches') }).closest('section')!);
  expect((await files.findAllByRole('listitem')).map((file) => file.textContent)).toEqual([
    expect.stringContaining(payoneer),
    expect.stringContaining(paypal),
  ]);
});
