import { act, render, screen, waitFor, within } from '@testing-library/react/pure';
import { CoreAdminContext, useNotify } from 'ra-core';
import catalogues from 'virtual:catalogue';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { currentProvider } from '../../../src/i18n/index.ts';
import { nothing } from '../../../src/lib/api/client.ts';
import { startMode } from '../../../src/ui/theme/mode.ts';
import { Toasts } from '../../../src/ui/Toasts.tsx';
import { sampleOneIn } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { open, openAs, server, setLanguage } from '../../support/web.tsx';
import { write } from '../support/storyScreen.ts';

const select = async () => within(await screen.findByRole('banner')).getByRole('combobox');

describe('the language', () => {
  const languages = Object.keys(interfaceLanguages) as InterfaceLanguage[];

  test.each(sampleOneIn(3, languages))(
    '%s is that of the page, of every screen and of what is asked',
    async (language) => {
      const user = await openAs('author_unsigned', '/story/form');
      await write(user, t('stories.author.field.title'), 'Half typed');
      await user.selectOptions(await select(), interfaceLanguages[language]);
      const { layout } = (await catalogues[language].public()).default as { layout: Record<string, string> };
      expect(await screen.findByRole('navigation', { name: layout.writers })).toBeVisible();
      expect(document.documentElement).toHaveAttribute('dir', 'ltr');
      expect(document.documentElement).toHaveAttribute('lang', language);
      expect(document.querySelector('[name=title]')).toHaveValue('Half typed');
      expect(localStorage.language).toBe(language);
      expect(document.title).toMatch(/.+ · Quillhouse$/);
    },
  );

  test.each(
    sampleOneIn(3, [
      ['the one that was chosen before', { language: 'fr' }, '/', 'fr'],
      ['the one in the address', { language: 'fr' }, '/login/login?lang=th', 'th'],
      ['the one that the browser asks for, if nothing else is said', {}, '/', 'en'],
      ['the browser’s where the chosen one does not exist', { language: 'xx' }, '/', 'en'],
      ['the chosen one where that in the address does not exist', { language: 'ko' }, '/login/login?lang=../x', 'ko'],
    ]),
  )('is %s', async (_, kept, path, language) => {
    Object.assign(localStorage, kept);
    location.hash = path;
    const { startLanguage } = await import('../../../src/i18n/index.ts');
    await startLanguage();
    open(path);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', language));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      currentProvider().translate('accounts.sign_in'),
    );
    expect(location.hash).not.toContain('lang');
    if (path.includes('lang=th')) expect(localStorage.language).toBe('th');
  });

  test('says that one could not be loaded, and goes on in the present one', async () => {
    const user = open('/benefit');
    vi.spyOn(catalogues.fr, 'public').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.selectOptions(await select(), interfaceLanguages.fr);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.offline'));
    expect(await select()).toHaveValue('en');
    await user.selectOptions(await select(), interfaceLanguages.fr);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fr'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is the last that was chosen, whichever comes last', async () => {
    open('/benefit');
    const messages = catalogues.ru.public;
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(catalogues.ru, 'public').mockImplementation(() => promise.then(messages));
    const slow = setLanguage('ru');
    await setLanguage('ko');
    resolve();
    await slow;
    expect(document.documentElement).toHaveAttribute('lang', 'ko');
    expect(localStorage.language).toBe('ko');
    await setLanguage('en');
  });

  test('tells the server which sentences to use', async () => {
    const user = await openAs('author_unsigned', '/story');
    const heard = vi.spyOn(server.app, 'fetch');
    await user.selectOptions(await select(), '한국어');
    await user.click(await screen.findByRole('button', { name: like('layout.account', {}, 'ko') }));
    await user.click(await screen.findByRole('menuitem', { name: t('common.sign_out', {}, 'ko') }));
    await waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.lastCall![0].headers.get('language')).toBe('ko');
  });
});

describe('dark mode', () => {
  afterEach(() => void delete document.documentElement.dataset.mode);
  const mode = () => document.documentElement.dataset.mode;

  test('is the system’s until one chooses', async () => {
    const dark = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('dark') ? (dark as unknown as MediaQueryList) : matchMedia(query),
    );
    startMode();
    const user = open('/');
    expect(mode()).toBe('light');
    dark.matches = true;
    dark.dispatchEvent(new Event('change'));
    expect(mode()).toBe('dark');
    await user.click(await screen.findByRole('button', { name: t('common.mode.light') }));
    expect(mode()).toBe('light');
    dark.dispatchEvent(new Event('change'));
    expect(mode()).toBe('light');
  });

  test('is switched on every page and kept', async () => {
    startMode();
    const user = await openAs('finance_manager', '/office/payroll');
    await user.click(await screen.findByRole('button', { name: t('common.mode.dark') }));
    expect(mode()).toBe('dark');
    expect(localStorage.mode).toBe('dark');
    expect(await screen.findByRole('button', { name: t('common.mode.light') })).toBeVisible();
    delete document.documentElement.dataset.mode;
    startMode();
    expect(mode()).toBe('dark');
  });
});

describe('what is notified', () => {
  let notify: ReturnType<typeof useNotify>;
  function Notifier() {
    notify = useNotify();
    return null;
  }
  const toastText = () => screen.getByRole('status').textContent;
  const say = async (...what: Parameters<typeof notify>) => act(async () => notify(...what));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    render(
      <CoreAdminContext i18nProvider={currentProvider()}>
        <Notifier />
        <Toasts />
      </CoreAdminContext>,
    );
  });
  afterEach(() => void vi.useRealTimers());

  test('is said in the reader’s words, and goes by itself', async () => {
    await say('stories.author.errors.title_banned', { type: 'info', messageArgs: { word: 'sex' } });
    expect(toastText()).toBe(t('stories.author.errors.title_banned', { word: 'sex' }));
    await wait(3999);
    expect(toastText()).not.toBe('');
    await wait(1);
    expect(toastText()).toBe('');
  });

  test('stays twice as long as an error', async () => {
    await say('errors.offline', { type: 'error' });
    await wait(7999);
    expect(toastText()).toBe(t('errors.offline'));
    await wait(1);
    expect(toastText()).toBe('');
  });

  test('is at most one error a second', async () => {
    await say('errors.offline', { type: 'error' });
    await wait(999);
    await say('errors.internal', { type: 'error' });
    expect(toastText()).toBe(t('errors.offline'));
    await wait(1);
    await say('errors.in_use', { type: 'error' });
    expect(toastText()).toBe(t('errors.in_use'));
  });

  test('is any success, right after an error', async () => {
    await say('errors.offline', { type: 'error' });
    await say('stories.author.saved', { type: 'success' });
    expect(toastText()).toBe(t('stories.author.saved'));
  });

  test('is nothing where a refusal is quiet', async () => {
    await say(nothing, { type: 'error' });
    expect(toastText()).toBe('');
  });

  test('can be closed', async () => {
    await say('stories.author.saved', { type: 'success' });
    await act(async () => screen.getByRole('button', { name: t('common.close') }).click());
    expect(toastText()).toBe('');
  });
});

test('the first button of every page leads past the menu', async () => {
  const user = await openAs('author_signed', '/story');
  const skip = await screen.findByRole('button', { name: t('common.skip') });
  await user.tab();
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
