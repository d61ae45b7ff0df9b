import { screen, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { confirmAll, grossFile, moneyScene, type MoneyScene } from '../../support/money.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

let scene: MoneyScene;
beforeEach(async () => {
  scene = await moneyScene(server, { title: 'Ash' });
  await scene.upload(
    confirmAll,
    grossFile(`Lumen,2026-02-05,${scene.story.id},en,60,0,0,100`, `Papyrus,2026-03-06,${scene.story.id},th,20,0,0,`),
  );
});

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const change = t('earnings.office.works.new');

test('revenue leads from a work to its months and apps, and a month that is none is said at its field', async () => {
  const user = await openAs(scene.people.finance, '/office/works-revenue');
  await user.click(await screen.findByRole('link', { name: 'Ash' }));
  await screen.findByRole('button', { name: t('earnings.office.works.clear', { name: 'Ash' }) });
  expect(await screen.findByRole('link', { name: 'March 2026' })).toBeVisible();
  expect(rows().slice(1)).toEqual([
    'March 2026$20.00$0.00$20.00$10.00$10.00',
    'February 2026$100.00$40.00$60.00$30.00$30.00',
    `${t('earnings.office.works.total')}$120.00$40.00$80.00$40.00$40.00`,
  ]);
  await user.click(screen.getByRole('link', { name: 'February 2026' }));
  expect(await screen.findByRole('link', { name: 'Lumen' })).toBeVisible();
  expect(rows().slice(1, 2)).toEqual([`Lumen$100.00$40.00$60.00$30.00$30.00${change}`]);
  await user.click(screen.getByRole('button', { name: t('earnings.office.works.clear', { name: 'Ash' }) }));
  expect(location.hash).not.toContain('fiction_id');

  const form = within(screen.getByRole('main'));
  const from = form.getByRole('textbox', { name: t('earnings.office.works.from') });
  await user.clear(from);
  await user.type(from, '2026-05');
  await user.click(form.getByRole('button', { name: t('earnings.office.works.show') }));
  expect(from).toHaveAccessibleDescription(t('earnings.shared.errors.months', { months: 60 }));
});

test('a page past the end leads back to the last one', async () => {
  const user = await openAs(scene.people.finance, '/office/works-revenue?page=9');
  await user.click(await screen.findByRole('button', { name: t('ra.navigation.previous') }));
  expect(await screen.findByRole('link', { name: 'Ash' })).toBeVisible();
});

test('what refunds were more than the revenue of is told apart in money, and is not new', async () => {
  const id = scene.story.id;
  await scene.upload(
    confirmAll,
    grossFile(
      `Papyrus,2026-02-20,${id},th,-5,0,0,`,
      `Quire,2026-03-07,${id},en,8,0,0,`,
      `Reader,2026-03-08,${id},en,-3,0,0,`,
    ),
  );
  await openAs(scene.people.finance, '/office/works-revenue?by=app&from=2026-03&to=2026-03');
  const find = async (app: string) => (await screen.findByRole('link', { name: app })).closest('tr')!;
  expect((await find('Papyrus')).lastElementChild).toHaveTextContent('$25.00');
  expect((await find('Quire')).lastElementChild).toHaveTextContent(change);
  expect((await find('Reader')).lastElementChild).toHaveTextContent('-$3.00');
});
