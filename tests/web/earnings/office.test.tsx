import { screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, expect, test, vi } from 'vitest';
import { linesAtOnce } from '#server/features/earnings/import/booking.ts';
import { long } from '../../support/long.ts';
import { revenueHeader } from '../../support/money.ts';
import { monthScene, type MonthScene } from '../../support/monthScene.ts';
import { like, t } from '../../support/t.ts';
import { hold, openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { dialog, opened, statuses } from '../support/bulkDecision.ts';
import { RequestByFetch } from '../support/requestByFetch.ts';

vi.stubGlobal('XMLHttpRequest', RequestByFetch);

let scene: MonthScene;
beforeEach(async () => void (scene = await monthScene(server)));

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
  expect(screen.getByText(t('common.shared.errors.future_day')).closest('tr')).toHaveTextContent('3day2026-12-05');
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
  expect(await screen.findByText(like('earnings.office.refusals.line_booked'))).toBeVisible();
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
