import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

test('a manager sees who has how much to do, and how it goes with a task', async () => {
  const { manager, translator, assign, part, step, listTaskChapters, translate } = await translationScene(server, 2);
  await server.insert('user', { role: 'translator', user_name: 'ada' });
  const task = (await assign({ ...part, last_chapter: 2 })).data.ids[0];
  await step(task, 'receive');
  const [first, second] = (await listTaskChapters(task)).items;
  await translate(first.id);
  await step(task, 'submit', { ids: [first.id] });

  const user = await openAs(manager, '/office/translators');
  const [busy, idle] = (await screen.findAllByRole('row')).slice(1);
  expect(busy).toHaveTextContent(translator.user_name);
  expect(
    within(busy!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', String(second.words), '–', t('translation.office.translators.days', { smart_count: 1 }), '–', '–']);
  expect(idle).toHaveTextContent(/^ada0{2}(–)*$/);
  await user.click(within(busy!).getByRole('link', { name: translator.user_name }));
  expect(await screen.findByRole('heading', { name: like('resources.office/translation-tasks.list') })).toBeVisible();
});

test('the record of a task shows what was left of it day by day', async () => {
  const { manager, assign, part, step, listTaskChapters, translate } = await translationScene(server, 2);
  const task = (await assign({ ...part, last_chapter: 2 })).data.ids[0];
  await step(task, 'receive');
  const [first, second] = (await listTaskChapters(task)).items;
  await translate(first.id);
  await step(task, 'submit', { ids: [first.id] });
  const user = await openAs(manager, `/office/translation-tasks/${task}/show`);
  await user.click(await screen.findByText(t('translation.office.burn_down.table')));
  const row = (await screen.findByRole('rowheader', { name: /Mar 10, 2026/ })).closest('tr')!;
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(String(second.words));
});

test('a house without translators says so', long, async () => {
  await openAs('content_manager', '/office/translators');
  expect(await screen.findByText(t('translation.office.translators.empty'))).toBeVisible();
});
