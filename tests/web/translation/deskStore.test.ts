import { act, renderHook } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import { createEmptySegments, joinWithNext, setTarget } from '#domain/translation/segments.ts';
import { createDeskStore, usePlaces } from '../../../src/custom/translation/desk/deskStore.ts';

const paragraphs = numberParagraphs(Array.from({ length: 400 }, (_, at) => `Paragraph ${at}.`));

test('places stay the same while one types, without a text of the chapter being made, and follow a join', () => {
  const store = createDeskStore({ title: null, segments: createEmptySegments(paragraphs) });
  const { result, unmount } = renderHook(() => usePlaces(store));
  const first = result.current;
  const stringify = vi.spyOn(JSON, 'stringify');
  act(() => store.edit((segments) => setTarget(segments, 7, 'Typed')));
  expect(stringify).not.toHaveBeenCalled();
  stringify.mockRestore();
  expect(result.current).toBe(first);
  // The same places as the server answers them.
  act(() => store.set(structuredClone(store.read())));
  expect(result.current).toBe(first);
  act(() => store.edit((segments) => joinWithNext(segments, 0, paragraphs)));
  expect(result.current.slice(0, 2).map(({ sources }) => sources)).toEqual([[1, 2], [3]]);
  unmount();
});
