import { act, renderHook } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { useReviewQueue } from '../../../src/resources/useReviewQueue.ts';

type Parts = Parameters<typeof useReviewQueue<{ id: number }>>[0];
const createParts = (total: number, ...ids: number[]) =>
  ({ first: { total, items: [] }, items: ids.map((id) => ({ id })) }) as unknown as Parts;

test('what is decided is counted off the queue that it was decided in, also where it is not known yet', () => {
  const { result, rerender } = renderHook((parts: Parts) => useReviewQueue(parts), {
    initialProps: createParts(60, 1, 2),
  });
  act(() => result.current.decide([1, 77, 78], 'approved'));
  expect(result.current.left).toBe(57);
  rerender(createParts(2, 5, 6));
  expect(result.current.left).toBe(2);
  expect(result.current.decided.get(77)).toBe('approved');
  act(() => result.current.decide([5], 'snoozed'));
  expect(result.current.left).toBe(1);
});
