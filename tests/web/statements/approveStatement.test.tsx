import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { monthScene } from '../../support/monthScene.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';

const statuses = async () =>
  (await server.pool.query('select status from statements order by id')).rows.map(({ status }) => status);

test('one is approved after a question that names its amount', async () => {
  const scene = await monthScene(server);
  await scene.settle();
  const user = await openAs(scene.people.finance, '/office/statements/1/show');
  const approve = t('statements.office.review.approve');
  await user.click(await screen.findByRole('button', { name: t('statements.office.review.take') }));
  await user.click(await screen.findByRole('button', { name: approve }));
  expect((await statuses())[0]).toBe('under_review');
  expect(
    within(screen.getByRole('dialog')).getByRole('heading', { name: like('statements.office.review.approve_ask') }),
  ).toHaveTextContent('$');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: approve }));
  await waitFor(async () => expect((await statuses())[0]).toBe('approved'));
});
