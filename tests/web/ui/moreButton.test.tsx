import { render, screen, waitFor } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MoreButton } from '../../../src/ui/MoreButton.tsx';

const user = userEvent.setup({ delay: null });

/** A list of so many parts, of which one is there. */
function List({ parts }: { parts: number }) {
  const [count, setCount] = useState(1);
  const [isFetchingNextPage, setFetching] = useState(false);
  const fetchNextPage = async () => {
    setFetching(true);
    await new Promise((fetched) => setTimeout(fetched, 5));
    setFetching(false);
    setCount((before) => before + 1);
  };
  return (
    <main id="content" tabIndex={-1}>
      <h1>Part {count}</h1>
      <MoreButton list={{ hasNextPage: count < parts, isFetchingNextPage, fetchNextPage }}>More</MoreButton>
    </main>
  );
}

test('the button for more has the focus again when more has come', async () => {
  render(<List parts={3} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('heading', { name: 'Part 2' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('the button for more leaves the focus to the heading when all is there', async () => {
  render(<List parts={2} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Part 2' })).toHaveFocus());
});
