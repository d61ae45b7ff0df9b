import { screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test } from 'vitest';
import { tradeDays } from '#domain/home/trade.ts';
import { staff } from '#domain/roles.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { getKnownUnread, showUnread } from '../../../src/lib/live/unread.ts';
import { openContest } from '../../support/contests.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { cut, mend, openAs, requests, server } from '../../support/web.tsx';

const waiting = async () => within(await screen.findByRole('region', { name: t('home.office.waiting') }));
const menu = () => within(screen.getByRole('navigation', { name: t('common.menu') }));
const countRequests = () => requests.filter((call) => call === 'GET /api/office/home').length;
const queue = (name: string) => new RegExp(t(`home.office.queues.${name}` as Parameters<typeof t>[0]));

test.each(sampleOneIn(3, staff))('a %s begins at home, the first line of the menu', async (role) => {
  await openAs(role, '/');
  expect(await screen.findByRole('heading', { level: 1, name: t('home.office.title') })).toBeVisible();
  expect(location.hash).toBe('#/office/home');
  const [first] = menu().getAllByRole('link');
  expect(first).toHaveAttribute('href', '#/office/home');
  expect(first).toHaveAttribute('aria-current', 'page');
  expect(await (await waiting()).findByText(t('home.office.none'))).toBeVisible();
  expect(document.title).toBe(`${t('home.office.title')} · Quillhouse`);
  expect(countRequests()).toBe(1);
});

describe('what waits', () => {
  test('is listed with how much, since when and how late, and leads to the list that shows it', async () => {
    for (const status of ['pending', 'pending', 'approved'] as const)
      await server.insert('payroll', { status, month: '2026-01', created_at: '2026-02-10T00:00:00.000Z' });
    const user = await openAs('finance_manager', '/office/home');
    const link = await (await waiting()).findByRole('link', { name: queue('payouts_to_approve') });
    expect(link).toHaveTextContent(/^2/);
    expect(link).toHaveTextContent(t('home.office.late', { count: 2 }));
    expect(link.querySelector('time')).toHaveAttribute('datetime', '2026-02-10T00:00:00.000Z');
    expect((await waiting()).getAllByRole('link')).toHaveLength(1);
    await user.click(link);
    expect(await screen.findAllByRole('row')).toHaveLength(3);
    expect(location.hash).toMatch(/^#\/office\/payroll\?/);
  });

  test('stands beside the line of the menu that leads to it, and is asked for once', async () => {
    await server.insert('payroll', { status: 'approved' });
    await openAs('cashier', '/office/home');
    const line = menu().getByRole('link', {
      name: new RegExp(t('resources.office/payroll.name', { smart_count: 2 })),
    });
    await waitFor(() => expect(line).toHaveTextContent(t('layout.shared.waiting', { smart_count: 1 })));
    expect(line).toHaveAttribute('href', '#/office/payroll');
    expect(countRequests()).toBe(1);
  });

  test('is not what stands beside the tasks of a translator, of which only some are to be received', async () => {
    const me = await server.insert('user', { role: 'translator' });
    const own = { translator_id: me.id, ends_on: '2099-01-01' };
    for (const status of ['ongoing', 'ongoing', 'pending_translation'] as const)
      await server.insert('translationTask', { ...own, status });
    await openAs(me, '/office/home');
    const line = menu().getByRole('link', { name: new RegExp(t('translation.office.my_translations.title')) });
    const seen: string[] = [];
    const observer = new MutationObserver(() => void seen.push(line.textContent));
    observer.observe(line, { childList: true, subtree: true, characterData: true });
    expect(await (await waiting()).findByRole('link', { name: queue('my_translations') })).toHaveTextContent(/^3/);
    await waitFor(() => expect(line).toHaveTextContent(t('layout.shared.waiting', { smart_count: 1 })));
    observer.disconnect();
    expect(seen.join(' ')).not.toContain(t('layout.shared.waiting', { smart_count: 3 }));
  });

  test('is summed where one list has several queues', async () => {
    await server.insert('dictionaryEntry', { state: 'proposed' });
    await server.insert('dictionaryEntry', { state: 'approved', has_proposal: true });
    const user = await openAs('translation_auditor', '/office/home');
    const line = menu().getByRole('link', {
      name: new RegExp(t('resources.office/dictionary-entries.name', { smart_count: 2 })),
    });
    await waitFor(() => expect(line).toHaveTextContent(t('layout.shared.waiting', { smart_count: 2 })));
    await user.click(await (await waiting()).findByRole('link', { name: queue('proposed_changes') }));
    expect(await screen.findAllByRole('row')).toHaveLength(2);
  });

  test('leads a content manager to the contests that are to be dealt', async () => {
    await openContest(server);
    const { id: contest_id } = await openContest(server, { name: 'Moon', closes_on: '2026-02-28' });
    await server.insert('contestEntry', { contest_id, state: 'full' });
    const user = await openAs('content_manager', '/office/home');
    const line = menu().getByRole('link', {
      name: new RegExp(t('resources.office/contests.name', { smart_count: 2 })),
    });
    await waitFor(() => expect(line).toHaveTextContent(t('layout.shared.waiting', { smart_count: 1 })));
    await user.click(await (await waiting()).findByRole('link', { name: queue('contests_to_act_on') }));
    expect(await screen.findAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('row', { name: /Moon/ })).toBeVisible();
  });

  test('is asked for again when something was decided', long, async () => {
    const task = await server.insert('translationTask');
    await server.insert('extensionRequest', { task_id: task.id });
    await openAs('translation_auditor', '/office/home');
    const link = async () => (await waiting()).findByRole('link', { name: queue('extension_requests') });
    expect(await link()).toHaveTextContent(/^1/);
    await server.insert('extensionRequest', { task_id: task.id });
    // As the stream tells it.
    const known = getKnownUnread();
    showUnread({ ...known, at: Date.now(), newest: known.newest + 1 });
    showUnread({ ...known, at: Date.now(), newest: known.newest + 2 });
    await waitFor(async () => expect(await link()).toHaveTextContent(/^2/), { timeout: 5000 });
  });
});

test('what does not come is asked for again', async () => {
  cut('get', '/api/office/home');
  const user = await openAs('editor', '/office/home');
  const retry = await screen.findByRole('button', { name: t('common.retry') }, { timeout: 20_000 }).finally(mend);
  await user.click(retry);
  expect(await screen.findByText(t('home.office.none'))).toBeVisible();
});

test('an author has another home', async () => {
  await openAs('author_signed', '/office/home');
  expect(await screen.findByRole('heading', { name: t('pages.problem.forbidden') })).toBeVisible();
});

test('the trade is drawn in pictures, each with its figures in a table', async () => {
  const language = 'es';
  await server.insert('translationTask', { status: 'ongoing', ends_on: '2026-04-01', language });
  await server.insert('translationTask', { status: 'ongoing', ends_on: '2026-03-01', language });
  const user = await openAs('translation_auditor', '/office/home');
  const picture = within(await screen.findByRole('region', { name: t('home.office.trade.pictures.open_tasks') }));
  await user.click(picture.getByText(t('home.office.trade.table')));
  const [head, row] = picture.getAllByRole('row');
  expect(head).toHaveTextContent(
    [
      t('home.office.trade.by.language'),
      t('home.office.trade.series.in_time'),
      t('home.office.trade.series.late'),
    ].join(''),
  );
  expect(row).toHaveTextContent(`${formatLanguageName(language, 'en')}11`);
});

test('a picture without figures says so', async () => {
  await openAs('editor', '/office/home');
  const name = t('home.office.trade.pictures.releases', { days: tradeDays });
  expect(within(await screen.findByRole('region', { name })).getByText(t('home.office.trade.none'))).toBeVisible();
});
