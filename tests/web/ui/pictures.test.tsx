import { cleanup, render, screen, waitFor } from '@testing-library/react/pure';
import { afterEach, expect, test } from 'vitest';
import { Page } from '../../../src/ui/page/Page.tsx';
import { pictures } from '../../../src/ui/page/pictures.ts';

afterEach(cleanup);

test.each(Object.keys(pictures) as (keyof typeof pictures)[])(
  'the picture %s is drawn above the words, and says nothing',
  async (sign) => {
    const { container } = render(<Page sign={sign} title="Nothing yet" text="It begins with a word." />);
    const getPaths = () =>
      [...container.querySelectorAll('svg[aria-hidden] path')].map((path) => path.getAttribute('d'));
    await waitFor(() => expect(getPaths()).toEqual(pictures[sign]));
    expect(container).toHaveTextContent(/^Nothing yetIt begins with a word\.$/);
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing yet' })).toBeVisible();
  },
);

test('no two say the same', () => {
  expect(new Set(Object.values(pictures).map(String)).size).toBe(Object.keys(pictures).length);
});
