import { act, cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearSession } from '../../../src/lib/session/session.ts';
import { long } from '../../support/long.ts';
import { statementScene } from '../../support/money.ts';
import { t } from '../../support/t.ts';
import { requests, cut, open, openAs, server } from '../../support/web.tsx';
import { clearDevice } from '../support/editorScreen.ts';
import { page } from '../support/storyScreen.ts';

// jsdom measures nothing, which the chart needs.
vi.mock('../../../src/custom/earnings/author/EarningsChart.tsx', () => ({ default: () => null }));

const title = t('statements.author.confirm.title');
const notification = 'GET /api/bill/notification';
const times = (call: string) => requests.filter((one) => one === call).length;

test('after sign-in the statement that waits is shown by itself, once a session', long, async () => {
  const scene = await statementScene(server);
  const user = await openAs(scene.author, '/comments', { withStatement: true });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('row', { name: new RegExp(`^${scene.story.title}`) })).toHaveTextContent('$500.00');
  await user.click(dialog.getByRole('button', { name: t('common.cancel') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  open('/comments');
  await screen.findByRole('main');
  await waitFor(() => expect(times('GET /api/bill/info')).toBe(2));
  expect(screen.queryByRole('dialog')).toBeNull();

  cleanup();
  clearSession();
  await openAs(scene.author, '/comments', { withStatement: true });
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

test('nobody can open it by hand before it is drawn', long, async () => {
  const scene = await statementScene(server);
  const dialogCounts: number[] = [];
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    this[key] = value;
    if (key === 'statement_shown') queueMicrotask(() => dialogCounts.push(screen.queryAllByRole('dialog').length));
  });
  await openAs(scene.author, '/income', { withStatement: true });
  await screen.findByRole('dialog', { name: title });
  expect(dialogCounts).toEqual([1]);
});

test('nothing opens at writing, but once one goes elsewhere', long, async () => {
  await clearDevice();
  const scene = await statementScene(server);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const user = await openAs(scene.author, `/story/tiny?id=${scene.story.id}`, { withStatement: true });
  await act(() => vi.advanceTimersByTimeAsync(1800));
  expect(times(notification)).toBe(0);
  vi.useRealTimers();
  await user.click(await screen.findByRole('link', { name: t('pages.title.comments') }));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

test('a call that fails is not told', long, async () => {
  const { author } = await statementScene(server);
  cut('get', '/api/bill/notification');
  await openAs(author, '/comments', { withStatement: true });
  // What is asked next.
  await waitFor(() => expect(times('GET /api/user/clauses')).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page().queryByRole('alert')).toBeNull();
});
