import { render, screen } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePreloadable } from '../../../src/lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../src/ui/lazy/lazyWithPreload.tsx';
import { ErrorBoundary } from '../../../src/ui/page/ErrorBoundary.tsx';

const Code = () => <p>Here it is</p>;
/** Code that does not come at the first try. */
const late = () => {
  const load = vi.fn<() => Promise<typeof Code>>(() => Promise.resolve(Code));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  return makePreloadable(load);
};
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
let end: () => void;
afterEach(() => end());
const draw = (Part: ReturnType<typeof lazyWithPreload>) => {
  const view = render(
    <ErrorBoundary>
      <p>Around it</p>
      <Part />
    </ErrorBoundary>,
  );
  end = view.unmount;
};

test.each(['page', 'dialog'] as const)('a %s whose code did not come is asked for again', async (look) => {
  draw(lazyWithPreload(late(), look));
  const retry = await screen.findByRole('button');
  expect(screen.queryByText('Around it') === null).toBe(look === 'dialog');
  await userEvent.click(retry);
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.getByText('Around it')).toBeVisible();
});

test.each(['chart', 'extra'] as const)('a %s whose code does not come leaves its place empty', async (look) => {
  draw(lazyWithPreload(late(), look));
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.body).toHaveTextContent(/^Around it$/);
});
