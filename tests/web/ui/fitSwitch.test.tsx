import { render, screen } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession } from '../../../src/lib/session/session.ts';
import { useViewport } from '../../../src/lib/useViewport.ts';
import { FitSwitch } from '../../../src/ui/tools/FitSwitch.tsx';
import { t } from '../../support/t.ts';

function Page({ narrow = false }) {
  useViewport(narrow);
  return <FitSwitch />;
}

const meta = document.createElement('meta');
meta.name = 'viewport';
document.head.append(meta);

/** A screen of so many pixels, under a finger or a mouse. */
function onScreen(width: number, pointer: 'coarse' | 'fine'): void {
  vi.spyOn(display, 'width', 'get').mockReturnValue(width);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList,
  );
}
const display = window.screen;
afterEach(() => vi.restoreAllMocks());

test('a telephone fits the page to its screen and remembers it, whoever signs in, and shows the whole page again', async () => {
  onScreen(360, 'coarse');
  render(<Page />);
  expect(meta.content).toBe('width=1280');
  await userEvent.click(screen.getByRole('button', { name: t('layout.fit') }));
  expect(meta.content).toBe('width=device-width');
  clearSession();
  expect(localStorage.getItem('fit')).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: t('layout.whole') }));
  expect(meta.content).toBe('width=1280');
  expect(localStorage.getItem('fit')).toBeNull();
});

test.each([
  [360, 'fine'],
  [1200, 'coarse'],
] as const)('a screen of %i px with a %s pointer has no such choice', (width, pointer) => {
  onScreen(width, pointer);
  render(<Page />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that is narrow by itself is laid out for the screen', () => {
  onScreen(360, 'coarse');
  render(<Page narrow />);
  expect(meta.content).toBe('width=device-width');
});
