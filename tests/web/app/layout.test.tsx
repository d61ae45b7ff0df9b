import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '#domain/shared/brand.ts';
import { parseContestPath } from '../../../src/custom/contests/contestPaths.ts';
import { currentProvider } from '../../../src/i18n/index.ts';
import { getBadgesKey } from '../../../src/lib/live/badges.ts';
import { routes } from '../../../src/lib/routing/routes.ts';
import { benefitPage } from '../../support/articles.ts';
import { openContest } from '../../support/contests.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { requests, open, openAs, refuse, server } from '../../support/web.tsx';
import { accountButton, answerLeaving, openAccountMenu, signOut } from '../support/shellScreen.ts';
import { write } from '../support/storyScreen.ts';

const events = routes.filter(({ path }) => parseContestPath(path).slug);
const say = (key: string) => currentProvider().translate(key);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const banner = async () => within(await screen.findByRole('banner'));
const strip = () => screen.queryByRole('complementary', { name: t('layout.partners') });

describe('a visitor', () => {
  test.each(events.map((route) => [route.path, route] as const))('reads %s', async (path, { title }) => {
    await openContest(server, { slug: parseContestPath(path).slug, name: 'A contest' });
    open(path);
    expect(await heading('A contest')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('A contest · Quillhouse'));
    expect(say(title)).not.toBe(title);
    expect(screen.queryByRole('navigation', { name: t('common.menu') })).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  test('is told that a page does not exist, without having to sign in', async () => {
    open('/no/such/page');
    expect(await heading(t('pages.problem.not_found'))).toBeVisible();
  });

  test('finds benefits, app, guidebook and the way in above every page', async () => {
    open('/handbook');
    const navbar = await banner();
    const to = (name: string) => navbar.getByRole('link', { name }).getAttribute('href');
    expect(to(brand)).toBe('#/home');
    expect(to(t('pages.title.benefit'))).toBe('#/benefit');
    expect(to(t('pages.title.handbook'))).toBe('#/handbook');
    expect(to(t('accounts.sign_in'))).toBe('#/login/login');
    expect(navbar.queryByRole('link', { name: like('layout.faq') })).not.toBeInTheDocument();
    expect(navbar.queryByRole('button', { name: like('layout.account') })).not.toBeInTheDocument();
  });
});

describe('an author', () => {
  test.each(events.map((route) => [route.path, route] as const))('opens %s', async (path, route) => {
    await openContest(server, { slug: parseContestPath(path).slug, name: 'A contest' });
    await openAs('author_signed', path);
    expect(await heading('A contest')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('A contest · Quillhouse'));
    expect(screen.queryByRole('navigation', { name: t('common.menu') }) !== null).toBe(route.sidebar !== false);
    expect(strip() !== null).toBe(route.partners !== false);
  });

  test.each(sampleOneIn(3, ['/', '/user', '/clause', '/login/login']))('is led from %s home', async (path) => {
    await openAs('author_unsigned', path);
    expect(await heading(like('home.author.welcome'))).toBeVisible();
    expect(location.hash).toBe('#/home');
  });

  test('has the focus where the browser puts it, on the page that the address leads to at first', async () => {
    await openAs('author_unsigned', '/');
    expect(await heading(like('home.author.welcome'))).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test('goes by the title of each page to the next', long, async () => {
    const user = await openAs('author_unsigned', '/story/form');
    await waitFor(() => expect(document.title).toBe(`${t('stories.author.new')} · Quillhouse`));
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: t('pages.title.comments') }));
    await waitFor(() => expect(document.title).toBe(`${t('pages.title.comments')} · Quillhouse`));
    // Which is read out there.
    await waitFor(async () => expect(await heading(t('pages.title.comments'))).toHaveFocus());
    await user.click(screen.getByRole('link', { name: t('stories.author.name') }));
    await waitFor(() => expect(document.title).toBe(`${t('stories.author.name')} · Quillhouse`));
  });

  test('is asked before a link of the frame leaves what is not saved', long, async () => {
    await benefitPage(server);
    const user = await openAs('author_unsigned', '/story/form');
    await write(user, t('stories.author.field.title'), 'Half typed');
    await user.click(screen.getByRole('link', { name: brand }));
    await answerLeaving(user, 'keep');
    expect(document.querySelector('[name=title]')).toHaveValue('Half typed');
    await user.click(screen.getByRole('link', { name: t('pages.title.benefit') }));
    await answerLeaving(user, 'discard');
    expect(await heading(t('pages.title.benefit'))).toBeVisible();
    await waitFor(async () => expect(await heading(t('pages.title.benefit'))).toHaveFocus());
  });

  test('has the questions in a window of their own', async () => {
    const user = await openAs('author_unsigned', '/home');
    const faq = await screen.findByRole('link', { name: `${t('layout.faq')} (${t('layout.new_window')})` });
    expect(faq).toHaveAttribute('href', '#/clause/faq');
    expect(faq).toHaveAttribute('target', '_blank');
    expect(localStorage.clickedFaq).toBeUndefined();
    faq.addEventListener('click', (event) => event.preventDefault());
    await user.click(faq);
    expect(localStorage.clickedFaq).toBe('1');
    await signOut(user);
    expect(localStorage.clickedFaq).toBe('1');
  });
});

test.each(sampleOneIn(3, ['cashier', 'content_manager'] as const))(
  'the logo leads a %s to their home',
  async (role) => {
    await benefitPage(server);
    const user = await openAs(role, '/benefit');
    await heading(t('pages.title.benefit'));
    await user.click(screen.getByRole('link', { name: brand }));
    const [first] = within(screen.getByRole('navigation', { name: t('common.menu') })).getAllByRole('link');
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'page'));
  },
);

test('what authors earn is not for staff', async () => {
  await openAs('editor', '/income');
  expect(await heading(t('pages.problem.forbidden'))).toBeVisible();
});

describe('the reader app', () => {
  test('is a QR code for the pointer and the keyboard', async () => {
    const user = open('/benefit');
    const button = await screen.findByRole('button', { name: t('layout.reader_app') });
    const code = () => screen.queryByRole('img', { name: like('layout.reader_app_code') });
    expect(code()).not.toBeInTheDocument();
    await user.hover(button);
    expect(await screen.findByRole('img', { name: like('layout.reader_app_code') })).toBeVisible();
    await user.unhover(button);
    expect(code()).not.toBeInTheDocument();
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('img', { name: like('layout.reader_app_code') })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(code()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('link', { name: 'read.quillhouse.example' })).toHaveFocus();
    await user.tab();
    expect(code()).not.toBeInTheDocument();
  });
});

describe('the avatar menu', () => {
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

  test('goes by the keyboard and gives the focus back', async () => {
    const user = await openAs('author_unsigned', '/home');
    const button = await accountButton();
    const item = (name: string) => screen.getByRole('menuitem', { name });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(items()).toEqual([t('layout.personal_info'), t('layout.change_password'), t('common.sign_out')]);
    expect(item(t('layout.personal_info'))).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item(t('common.sign_out'))).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(item(t('layout.change_password'))).toHaveFocus();
    await user.keyboard('{Home}{End}');
    expect(item(t('common.sign_out'))).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}{Tab}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test.each(
    sampleOneIn(3, [
      [t('layout.personal_info'), '#/person'],
      [t('layout.change_password'), '#/person?view=password'],
    ]),
  )('leads by %s to %s', async (name, hash) => {
    const user = await openAs('author_unsigned', '/home');
    await openAccountMenu(user);
    await user.click(screen.getByRole('menuitem', { name }));
    expect(await heading(t('pages.title.person'))).toBeVisible();
    expect(location.hash).toBe(hash);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('shows the user’s picture, or the house’s', async () => {
    const avatar = '/files/mira.png';
    await openAs(await server.insert('user', { role: 'author_unsigned', avatar }), '/home');
    const picture = (await accountButton()).querySelector('img')!;
    expect(picture).toHaveAttribute('src', avatar);
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/avatar.svg');
    cleanup();
    await openAs(await server.insert('user', { role: 'author_unsigned', avatar: null }), '/home');
    expect((await accountButton()).querySelector('img')).toHaveAttribute('src', '/avatar.svg');
  });
});

describe('the partners', () => {
  test('once closed stay away, on every page and after the user left', long, async () => {
    const user = await openAs('author_unsigned', '/home');
    await accountButton();
    expect(within(strip()!).getAllByRole('listitem').length).toBeGreaterThan(3);
    await user.click(screen.getByRole('button', { name: t('layout.hide_partners') }));
    expect(strip()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: t('pages.title.comments') }));
    await heading(t('pages.title.comments'));
    expect(strip()).toBeNull();
    await signOut(user);
    cleanup();
    open('/school');
    await heading(t('pages.title.school'));
    expect(strip()).toBeNull();
  });

  test('are not shown over the back office', async () => {
    await openAs('editor', '/office/fictions');
    await screen.findByRole('heading', { name: t('resources.office/fictions.own_list') });
    expect(strip()).toBeNull();
  });
});

describe('a badge', () => {
  const line = () => screen.getByRole('link', { name: like('pages.title.comments') });
  const unread = (smart_count: number) => `${t('pages.title.comments')} ${t('layout.shared.unread', { smart_count })}`;

  test('says what the server counts, anew at each page, in the title too', long, async () => {
    const mira = await server.insert('user', { role: 'author_unsigned' });
    const { id: fiction_id } = await server.insert('fiction', { author_id: mira.id });
    await server.insert('comment', { fiction_id });
    const user = await openAs(mira, '/home');
    await waitFor(() => expect(line()).toHaveAccessibleName(unread(1)));
    expect(screen.getByRole('link', { name: t('pages.title.message') })).toBeVisible();
    await server.insert('comment', { fiction_id });
    await server.insert('message', { user_id: mira.id, title: 'News', content: 'News' });
    await user.click(screen.getByRole('link', { name: t('pages.title.message') }));
    await waitFor(() => expect(line()).toHaveAccessibleName(unread(2)));
    expect(document.title).toBe(`(3) ${t('pages.title.message')} · Quillhouse`);
    const readAll = await screen.findByRole('button', { name: t('notifications.shared.read_all') });
    await waitFor(() => expect(readAll).toBeEnabled());
    await user.click(readAll);
    await waitFor(() => expect(document.title).toBe(`(2) ${t('pages.title.message')} · Quillhouse`));
  });

  test('is what another tab of the same account found out', async () => {
    const mira = await server.insert('user', { role: 'author_unsigned' });
    await openAs(mira, '/home');
    // An own answer that comes after another tab's is the later one.
    await waitFor(() => expect(localStorage.getItem(getBadgesKey())).not.toBeNull());
    const storeBadges = (user: number, count: number) => {
      const key = getBadgesKey().replace(`${mira.id}`, `${user}`);
      localStorage.setItem(key, JSON.stringify({ counts: { '/comments': count }, at: Date.now(), live: true }));
      dispatchEvent(new StorageEvent('storage', { key }));
    };
    await act(async () => storeBadges(mira.id, 5));
    await waitFor(() => expect(line()).toHaveAccessibleName(unread(5)));
    // The portal is seen as an author in that one.
    await act(async () => storeBadges(mira.id + 1, 7));
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(line()).toHaveAccessibleName(unread(5));
  });

  test('is not there for nothing, nor where it cannot be counted', async () => {
    const user = await openAs('author_unsigned', '/home');
    await expect.poll(() => requests.some((call) => call.endsWith('unread-count'))).toBe(true);
    expect(line()).toHaveAccessibleName(t('pages.title.comments'));
    refuse('get', '/api/comments/unread-count', 411, 'errors.forbidden');
    await user.click(screen.getByRole('link', { name: t('pages.title.message') }));
    await heading(t('pages.title.message'));
    expect(line()).toHaveAccessibleName(t('pages.title.comments'));
    const listNotices = () => screen.getAllByRole('status').map((one) => one.textContent);
    await waitFor(() => expect(listNotices().join('')).toBe(''));
  });
});

describe('the viewport', () => {
  const meta = document.createElement('meta');
  beforeEach(() => {
    meta.name = 'viewport';
    document.head.append(meta);
  });
  afterEach(() => meta.remove());

  test.each([
    ['/wolf', 'width=1280'],
    ['/wolf/h5', 'width=device-width'],
  ])('of %s is %s', async (path, content) => {
    await openContest(server, { slug: 'wolf' });
    open(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(meta.content).toBe(content));
  });
});
