import { expect, test } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import { createEmptySegments, joinWithNext, markDone, setTarget } from '#domain/translation/segments.ts';
import { createDeskStore } from '../../../src/custom/translation/desk/deskStore.ts';
import { createReplacedStore } from '../../../src/custom/translation/desk/replacedStore.ts';

const source = numberParagraphs(['One.', 'Two.', 'Three.']);
function open(...targets: string[]) {
  const segments = targets.reduce((all, target, at) => setTarget(all, at, target), createEmptySegments(source));
  const store = createDeskStore({ title: null, segments });
  const replaced = createReplacedStore(store);
  return {
    store,
    replaced,
    target: (at: number) => store.read().segments[at]!.target,
    isAny: (at: number) => replaced.isAny(store.read().segments[at]!),
  };
}

test('what was typed comes back, over however many suggestions', () => {
  const { replaced, target, isAny } = open('Half a sen');
  replaced.take(0, 'First.');
  replaced.take(0, 'Second.');
  replaced.undo(0);
  expect(target(0)).toBe('Half a sen');
  expect(isAny(0)).toBe(false);
  replaced.take(0, 'First.');
  replaced.undo(0);
  expect(target(0)).toBe('Half a sen');
});

test('what was made of a suggestion since is not lost with it', () => {
  const { store, replaced, target } = open('Half a sen');
  replaced.take(0, 'First.');
  store.edit((segments) => setTarget(segments, 0, 'First, mended.'));
  replaced.undo(0);
  expect(target(0)).toBe('Half a sen');
  replaced.undo(0);
  expect(target(0)).toBe('First, mended.');
});

test('over a blank there is nothing to bring back, and what is done stays', () => {
  const { store, replaced, target, isAny } = open('', 'Half');
  replaced.take(0, 'First.');
  expect(isAny(0)).toBe(false);
  replaced.take(1, 'Second.');
  store.edit((segments) => markDone(segments, 1, true));
  replaced.undo(1);
  expect(target(1)).toBe('Second.');
});

test('a text comes back to its own paragraph where rows have moved', () => {
  const { store, replaced, target, isAny } = open('', '', 'Half');
  replaced.take(2, 'Third.');
  store.edit((segments) => joinWithNext(segments, 0, source));
  expect(isAny(1)).toBe(true);
  replaced.undo(1);
  expect(target(1)).toBe('Half');
});
