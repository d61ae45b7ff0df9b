import { screen, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { monthScene, type MonthScene } from '../../support/monthScene.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { dialog, markAll, opened, statuses } from '../support/bulkDecision.ts';

let scene: MonthScene;
beforeEach(async () => void (scene = await monthScene(server)));

test('bonuses are decided with their amounts, and not without one', async () => {
  await scene.enter('fine', 500);
  await scene.enter('addition', 100);
  await server.pool.query(`update bonus_details set amount = 0 where kind = 'addition'`);
  const user = await openAs(scene.people.finance, '/office/bonus-details');
  await markAll(user);
  await user.click(screen.getByRole('button', { name: t('bonuses.office.approve') }));
  await opened();
  await user.click(await dialog().findByRole('button', { name: `${t('bonuses.office.approve')} · 2` }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(t('bonuses.shared.errors.positive'));
  const empty = dialog()
    .getAllByRole<HTMLInputElement>('textbox')
    .find(({ value }) => value === '')!;
  await user.type(empty, '7.50');
  expect(dialog().getByText(t('common.office.decision.ready', { count: '2', sum: '$2.50' }))).toBeVisible();
  await user.click(dialog().getByRole('button', { name: `${t('bonuses.office.approve')} · 2` }));
  expect(await dialog().findByText(t('common.office.decision.done', { count: '2', sum: '$2.50' }))).toBeVisible();
  expect(await statuses('bonus_details')).toEqual(['approved', 'approved']);
});

test('of a bulk decision that lacks several amounts, its head names each and leads to it', async () => {
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
  expect(field).toHaveAccessibleDescription(t('bonuses.shared.errors.positive'));
});
