import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLinks } from '../../../src/app/layout/watchLinks.ts';
import { createPages } from '../../../src/app/screens.ts';
import { makePreloadable } from '../../../src/lib/lazy/preloadable.ts';

const load = vi.fn<() => Promise<() => null>>(async () => () => null);
createPages({ '/diary': makePreloadable(load) });
const user = userEvent.setup({ delay: null });
let stop: () => void;

beforeEach(() => {
  stop = watchLinks();
  document.body.innerHTML = '<a href="#/diary?id=1"><b>Diary</b></a> <a href="https://example.org/diary">Elsewhere</a>';
});
afterEach(() => {
  stop();
  load.mockReset();
  document.body.replaceChildren();
});
const [diary, elsewhere] = [() => document.querySelector('b')!, () => document.querySelectorAll('a')[1]!];

test('a page is fetched while the pointer is at a link to it', async () => {
  await user.hover(diary());
  expect(load).toHaveBeenCalledOnce();
});

test('a page is fetched when the keyboard comes to a link to it', async () => {
  await user.tab();
  expect(load).toHaveBeenCalledOnce();
});

test('nothing is fetched at a link that leads elsewhere, or once nobody watches', async () => {
  await user.hover(elsewhere());
  stop();
  await user.hover(diary());
  expect(load).not.toHaveBeenCalled();
});

test('a page that cannot be fetched ahead is asked for again where it is drawn', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.hover(diary());
  await user.hover(elsewhere());
  await user.hover(diary());
  expect(load).toHaveBeenCalledTimes(2);
});
