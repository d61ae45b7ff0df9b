import { cleanup, render, screen } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makePreloadable } from '../../../src/lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../src/ui/lazy/lazyWithPreload.tsx';
import { t } from '../../support/t.ts';

const Diary = ({ of }: { of: string }) => <h1>Diary of {of}</h1>;
const load = vi.fn<() => Promise<typeof Diary>>(async () => Diary);

test('a page whose code did not come is asked for again in its place', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: x'));
  const Page = lazyWithPreload(makePreloadable(load));
  render(<Page of="Mira" />);
  expect(await screen.findByRole('heading', { name: t('pages.problem.offline') })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: t('common.retry') }));
  expect(await screen.findByRole('heading', { name: 'Diary of Mira' })).toBeVisible();
});

test('a page without its stylesheet is one that could not be loaded, and the sheet is asked for with the next', async () => {
  const failure = Object.assign(new Event('vite:preloadError'), {
    payload: new Error('Unable to preload CSS for /assets/diary.css'),
  });
  load.mockImplementationOnce(async () => {
    dispatchEvent(failure);
    throw failure.payload;
  });
  const Page = lazyWithPreload(makePreloadable(load));
  render(<Page of="Mira" />);
  expect(await screen.findByRole('heading', { name: t('pages.problem.offline') })).toBeVisible();
  const sheet = () => document.head.querySelector<HTMLLinkElement>('link[href="/assets/diary.css"]');
  expect(sheet()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: t('common.retry') }));
  expect(sheet()).toHaveAttribute('rel', 'stylesheet');
  expect(screen.queryByRole('heading', { name: 'Diary of Mira' })).toBeNull();
  sheet()!.dispatchEvent(new Event('load'));
  expect(await screen.findByRole('heading', { name: 'Diary of Mira' })).toBeVisible();
  cleanup();
});
