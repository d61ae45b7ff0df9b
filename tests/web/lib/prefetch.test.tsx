import { cleanup, screen, waitFor } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { areas } from '../../../src/app/shell/areas.ts';
import { firstRequests, prefetch } from '../../../src/lib/api/prefetch.ts';
import { signIn } from '../../../src/lib/session/account.ts';
import { currentToken } from '../../../src/lib/session/session.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { password } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, keep, mend, open, openAs, server } from '../../support/web.tsx';

async function arriveAt(path: string) {
  const role = path.startsWith('/office') ? 'editor' : 'author_signed';
  const mira = await server.insert('user', { role, user_name: 'mira', pen_name: 'Mira' });
  const token = await server.signIn(mira);
  keep(mira, token);
  prefetch(path, token);
  return open(path);
}

test.each(sampleOneIn(3, Object.entries(firstRequests)))(
  '%s asks for what was asked for ahead, and no second time',
  async (path, url) => {
    await arriveAt(path);
    await screen.findByRole('heading', { level: 1 });
    // What else a screen asks for has been asked then.
    await waitFor(() => expect(requests).toContain('GET /api/user/info'));
    const [called] = url.split('?');
    expect(requests.filter((one) => one.split('?')[0] === `GET ${called}`)).toEqual([`GET ${url}`]);
  },
);

test('what was asked for ahead in vain is asked for again', async () => {
  cut('get', '/api/fictions');
  const user = await arriveAt('/story');
  await user.click(await screen.findByRole('button', { name: t('common.retry') }, { timeout: 20_000 }).finally(mend));
  expect(await screen.findByRole('heading', { name: t('stories.author.empty') })).toBeVisible();
});

test('what nobody took for long is asked for again', async () => {
  const mira = await server.insert('user', { role: 'author_signed' });
  const token = await server.signIn(mira);
  keep(mira, token);
  prefetch('/story', token);
  await waitFor(() => expect(requests).toHaveLength(1));
  const began = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => began + 15_000);
  open('/story');
  expect(await screen.findByRole('heading', { name: t('stories.author.empty') })).toBeVisible();
  clock.mockRestore();
  expect(requests.filter((one) => one === `GET ${firstRequests['/story']}`)).toHaveLength(2);
});

test('what is asked for ahead is asked for in the language that was chosen', async () => {
  localStorage.language = 'ru';
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response());
  prefetch('/story', 'some-token');
  expect(new Headers(sent.mock.calls[0]![1]!.headers).get('language')).toBe('ru');
  sent.mockRestore();
});

test('a list of the back office is asked for ahead as its reader had it last, and no second time', long, async () => {
  await server.insert('tag', { name: 'Werewolf' });
  const me = await server.insert('user', { role: 'content_manager' });
  const user = await openAs(me, '/office/tags');
  await user.selectOptions(await screen.findByRole('combobox', { name: t('ra.navigation.page_rows_per_page') }), '50');
  const lists = () => requests.filter((call) => call.startsWith('GET /api/office/tags?'));
  const url = '/api/office/tags?page=1&per_page=50&sort=position&order=asc';
  await waitFor(() => expect(lists().at(-1)).toBe(`GET ${url}`));
  cleanup();
  requests.length = 0;
  prefetch('/office/tags', currentToken()!);
  open('/office/tags');
  expect(await screen.findByRole('link', { name: 'Werewolf' })).toBeVisible();
  expect(lists()).toEqual([`GET ${url}`]);
});

test.each(
  sampleOneIn(3, [
    ['content_manager', '/office/tags', '/office/tags'],
    ['editor', '/office/contract-applications', '/office/contract-applications'],
    ['finance_manager', '/office/statements', '/office/statements'],
  ] as const),
)('at sign-in a %s at %s asks ahead for the list %s, and no second time', async (role, path, list) => {
  await areas.office.fetch();
  await server.insert('user', { role, user_name: 'staff' });
  location.hash = path;
  await signIn({ account: 'staff', password });
  const lists = () => requests.filter((call) => call.startsWith(`GET /api${list}?`));
  await waitFor(() => expect(lists()).toHaveLength(1));
  open(path);
  const nothing = new RegExp(`${like('ra.page.empty').source}|${like('ra.navigation.no_filtered_results').source}`);
  expect(await screen.findByText(nothing)).toBeVisible();
  expect(lists()).toHaveLength(1);
});

test('at sign-in a list is asked for ahead by the view that it is known to begin with, and no second time', async () => {
  await areas.office.fetch();
  const { id } = await server.insert('user', { role: 'content_manager', user_name: 'staff' });
  await server.insert('tag', { name: 'Werewolf' });
  const view = { resource: 'tags', sort: 'name', order: 'desc', filters: { name: 'Were' } };
  localStorage.setItem(`RaStoreuser-${id}.first_views`, JSON.stringify([view]));
  location.hash = '/office/tags';
  await signIn({ account: 'staff', password });
  open('/office/tags');
  expect(await screen.findByRole('link', { name: 'Werewolf' })).toBeVisible();
  const lists = requests.filter((call) => call.startsWith('GET /api/office/tags?'));
  expect(lists).toHaveLength(1);
  expect(lists[0]).toContain('name=Were');
});
