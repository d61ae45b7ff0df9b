import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { getOfficeHome } from '#domain/home/officeHome.calls.ts';
import { can, isAuthor, roles, staff, type Role } from '#domain/roles.ts';
import { countTranslations } from '#domain/translation/translationBadges.calls.ts';
import { nothing } from '../../../src/lib/api/client.ts';
import { refreshUser, renewUser } from '../../../src/lib/session/account.ts';
import { clearSession, currentToken, currentUser } from '../../../src/lib/session/session.ts';
import { isInMenu, officePages } from '../../../src/resources/officePages.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { password } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { requests, cut, hold, keep, network, open, openAs, refuse, server } from '../../support/web.tsx';
import { accountButton, answerLeaving, signOut } from '../support/shellScreen.ts';

const account = () => screen.findByLabelText(t('accounts.account'));
/** What the browser keeps of its last user. */
const whoIsKept = () => Object.keys(localStorage).filter((key) => !['language', 'mode', 'staff'].includes(key));

async function signIn(user: UserEvent, name: string): Promise<void> {
  await user.type(await account(), name);
  await user.type(screen.getByLabelText(t('accounts.password')), password);
  await user.click(screen.getByRole('button', { name: t('accounts.sign_in') }));
}

describe('signing out', () => {
  test('ends the session here and on the server', async () => {
    const user = await openAs('author_unsigned', '/story');
    const token = currentToken()!;
    await signOut(user);
    expect(await account()).toBeVisible();
    expect(location.hash).toBe('#/login/login');
    expect(whoIsKept()).toEqual([]);
    await expect.poll(async () => (await server.call('GET', '/api/user/info', { token })).status).toBe(401);
  });

  test.each(
    sampleOneIn(3, [
      ['cannot be reached', () => cut('post', '/api/auth/logout')],
      ['fails', () => refuse('post', '/api/auth/logout', 500, 'errors.internal')],
      ['does not answer', () => hold('post', '/api/auth/logout')],
    ]),
  )('ends it here too while the server %s', async (_, fail) => {
    const user = await openAs('finance_manager', '/office/payroll');
    await screen.findByRole('heading', { name: t('resources.office/payroll.name', { smart_count: 2 }) });
    fail();
    await signOut(user);
    expect(await account()).toBeVisible();
    expect(whoIsKept()).toEqual([]);
  });

  test('asks before what was typed is lost', long, async () => {
    const user = await openAs('author_unsigned', '/story/form');
    await user.type(await screen.findByRole('textbox', { name: t('stories.author.field.title') }), 'Rain');
    await signOut(user);
    await answerLeaving(user, 'keep');
    expect(currentToken()).not.toBeNull();
    await signOut(user);
    await answerLeaving(user, 'discard');
    expect(await account()).toBeVisible();
  });

  test('leaves nothing of what one author saw to the next', long, async () => {
    const [mira, otto] = [
      await server.insert('user', { user_name: 'mira', role: 'author_signed' }),
      await server.insert('user', { user_name: 'otto', role: 'author_signed' }),
    ];
    await server.insert('fiction', { title: 'The secret of Mira', author_id: mira.id });
    await server.insert('fiction', { title: 'Otto at sea', author_id: otto.id });
    const user = await openAs(mira, '/story');
    await screen.findByText('The secret of Mira');
    await signOut(user);
    location.hash = '#/login/login?redirect=%2Fstory';
    const release = hold('get', '/api/fictions');
    await signIn(user, 'otto');
    expect(await screen.findByText(t('common.loading'))).toBeVisible();
    expect(screen.queryByText('The secret of Mira')).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('Otto at sea')).toBeVisible();
  });

  test('leaves no filter behind that the next role may not use', long, async () => {
    await server.insert('user', { user_name: 'trans', role: 'translator' });
    const { id } = await server.insert('user', { role: 'original_author' });
    await server.insert('businessBook', { title: 'Red Plum', original_author_id: id });
    const filter = encodeURIComponent(JSON.stringify({ original_author_id: id }));
    const user = await openAs('content_manager', `/office/business-books?displayedFilters={}&filter=${filter}&page=1`);
    await screen.findByText('Red Plum');
    await signOut(user);
    location.hash = '#/login/login';
    await signIn(user, 'trans');
    await user.click(await screen.findByRole('link', { name: t('resources.office/business-books.list') }));
    expect(await screen.findByText('Red Plum')).toBeVisible();
    expect(requests.at(-1)).not.toContain('original_author_id');
  });

  test('in another tab signs out this one', async () => {
    await openAs('author_unsigned', '/story');
    await accountButton();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(await account()).toBeVisible();
  });

  test('and in as somebody else in another tab shows this one theirs', async () => {
    const mira = await server.insert('user', { user_name: 'mira', role: 'author_signed' });
    const otto = await server.insert('user', { user_name: 'otto', role: 'author_signed' });
    await server.insert('fiction', { title: 'The secret of Mira', author_id: mira.id });
    await openAs(mira, '/story');
    await screen.findByText('The secret of Mira');
    localStorage.token = await server.signIn(otto);
    localStorage.userinfo = JSON.stringify({ ...currentUser(), id: otto.id, username: 'otto' });
    dispatchEvent(new StorageEvent('storage', { key: 'userinfo' }));
    expect(await screen.findByRole('heading', { name: t('stories.author.empty') })).toBeVisible();
    expect(screen.queryByText('The secret of Mira')).not.toBeInTheDocument();
  });
});

describe('a session that the server ended', () => {
  test.each(
    sampleOneIn(3, [
      ['author_unsigned', '/story?filter=signed'],
      ['author_signed', '/story/form'],
      ['content_manager', '/office/tags'],
      ['cashier', '/office/payroll/1/show'],
    ] as const),
  )('leads a %s from %s to sign-in and back', async (role, path) => {
    const me = await server.insert('user', { user_name: 'me', role });
    keep(me, 'x'.repeat(43));
    const user = open(path);
    expect(await account()).toBeVisible();
    expect(currentToken()).toBeNull();
    expect(location.hash).toBe(`#/login/login?redirect=${encodeURIComponent(path)}`);
    await signIn(user, 'me');
    await waitFor(() => expect(location.hash).toBe(`#${path}`));
    expect(await accountButton()).toBeVisible();
  });

  test('does not end the one that began meanwhile', long, async () => {
    const mira = await server.insert('user', { user_name: 'mira', role: 'author_unsigned' });
    const user = await openAs(mira, '/story');
    await accountButton();
    const release = hold('post', '/api/auth/logout');
    await signOut(user);
    await server.pool.query('delete from sessions');
    await signIn(user, 'mira');
    await accountButton();
    const response = new Promise((resolve) => network.events.on('response:mocked', resolve));
    release();
    await response;
    expect(currentToken()).not.toBeNull();
    expect(await accountButton()).toBeVisible();
  });
});

test.each(
  sampleOneIn(3, [
    ['nobody', undefined],
    ['somebody else', 'otto'],
  ]),
)('what is answered of a user late leaves nothing where %s is signed in by then', async (_, name) => {
  const mira = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  keep(mira, 'the-token-of-mira');
  const { promise, resolve } = Promise.withResolvers<NonNullable<ReturnType<typeof currentUser>>>();
  const info = currentUser()!;
  const renewing = renewUser(() => promise);
  clearSession();
  if (name) keep(await server.insert('user', { role: 'author_signed', user_name: name }), 'the-token-of-otto');
  resolve({ ...info, pen_name: 'Rain' });
  expect(await renewing).toBe(false);
  expect(currentUser()?.username).toBe(name);
});

test('a 401 in the envelope ends the session like one in the status', async () => {
  await openAs('author_unsigned', '/home');
  await accountButton();
  const envelope = { status: 401, message: 'errors.unauthorized', data: null };
  network.use(http.get('*/api/user/info', () => HttpResponse.json(envelope)));
  await expect(refreshUser()).rejects.toThrow('errors.unauthorized');
  expect(await account()).toBeVisible();
  expect(whoIsKept()).toEqual([]);
});

test('a 411 is refused without a word', async () => {
  await openAs('author_unsigned', '/home');
  refuse('get', '/api/user/info', 411, 'errors.forbidden');
  await expect(refreshUser()).rejects.toThrow(nothing);
  expect(currentToken()).not.toBeNull();
});

test('what is known of the user is renewed at each start', async () => {
  const mira = await server.insert('user', { user_name: 'mira', role: 'author_unsigned', pen_name: 'Old Pen' });
  await server.pool.query(`update users set pen_name = 'New Pen', role = 'author_signed'`);
  await openAs(mira);
  expect(await screen.findByText('New Pen')).toBeVisible();
  expect(screen.getByText(t('common.role.author_signed'))).toBeVisible();
});

describe('the menu of', () => {
  const portalLines = (role: Role) =>
    // No event: none is held.
    ['home', 'story', 'income', 'comments', 'message', 'school', 'person']
      .filter((name) => role === 'author_signed' || name !== 'income')
      .map((name) => `#/${name}`);
  const mayRead = (role: Role) =>
    (Object.keys(entities) as EntityKey[])
      .filter((key) => can(role, entities[key].access.read))
      .map((key) => `#/office/${entities[key].name}`);

  test.each(sampleOneIn(3, roles))('%s has what the role may read and nothing else', async (role) => {
    await openAs(role);
    const menu = await screen.findByRole('navigation', { name: t('common.menu') });
    const links = within(menu).getAllByRole('link');
    const pages = officePages.filter((page) => isInMenu(page) && can(role, page.roles)).map(({ path }) => `#${path}`);
    const expected = isAuthor(role) ? portalLines(role) : [...pages, ...mayRead(role)];
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(expected));
    expect(links).toHaveLength(expected.length);
    for (const link of links) expect(link).not.toHaveTextContent(/resources\.|fiction\.|pages\./);
    await waitFor(() => expect(menu.querySelector('[aria-current=page]')).toBeVisible());
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent(t(`common.role.${role}`));
  });
});

describe('an address', () => {
  const someoneElses = (role: Role) => (can(role, entities.payroll.access.read) ? '/office/tags' : '/office/payroll');

  test.each(sampleOneIn(3, roles))('of another role says 403 to %s', async (role) => {
    await openAs(role, someoneElses(role));
    expect(await screen.findByRole('heading', { name: t('pages.problem.forbidden') })).toBeVisible();
    expect(screen.getByText(t('pages.problem.forbidden_text', { role: t(`common.role.${role}`) }))).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${t('pages.problem.forbidden')} · Quillhouse`));
    // The menu counts what waits, on every page.
    const counts = [countTranslations, getOfficeHome];
    const others = requests.filter((call) => !counts.some(({ path }) => call.includes(path)));
    expect(others.filter((call) => call.includes('/office/'))).toEqual([]);
  });

  test.each(sampleOneIn(3, staff))('of the author portal says 403 to %s', async (role) => {
    await openAs(role, '/story/form?id=1');
    expect(await screen.findByRole('heading', { name: t('pages.problem.forbidden') })).toBeVisible();
  });

  test.each(sampleOneIn(3, ['author_signed', 'content_manager', 'cashier'] as const))(
    'that nobody has says 404 to %s',
    async (role) => {
      const user = await openAs(role, '/no/such/page');
      expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
      await waitFor(() => expect(document.title).toBe(`${t('pages.problem.not_found')} · Quillhouse`));
      await user.click(screen.getByRole('link', { name: t('pages.problem.home') }));
      await waitFor(() => expect(screen.queryByText(t('pages.problem.not_found'))).not.toBeInTheDocument());
    },
  );

  test.each(
    sampleOneIn(3, [
      ['content_manager', '/office/fictions/create', t('pages.problem.not_found')],
      ['cashier', '/office/payroll/create', t('pages.problem.not_found')],
      ['translator', '/office/business-books/create', t('pages.problem.forbidden')],
      ['translator', '/office/business-books/1', t('pages.problem.forbidden')],
      ['translation_auditor', '/office/extension-requests/create', t('pages.problem.forbidden')],
      ['cashier', '/office/payroll/1', t('pages.problem.not_found')],
      ['author_unsigned', '/income', t('pages.problem.forbidden')],
      ['author_signed', '/login/nowhere', t('pages.problem.not_found')],
      ['author_signed', '/story/form/more', t('pages.problem.not_found')],
    ] as const),
  )('says to %s at %s: %s', async (role, path, sentence) => {
    await openAs(role, path);
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  });
});

test('the sign-in page waits at every address for who is signed out', async () => {
  open('/office/tags');
  expect(await account()).toBeVisible();
  await waitFor(() => expect(requests).toEqual(['GET /api/auth/sso']));
});
