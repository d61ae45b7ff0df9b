import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { findDeskAction } from '../../../src/custom/translation/desk/keys.ts';

const up = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, nativeEvent: { isComposing: false } };
const press = (code: string, more: object, onMac: boolean) =>
  findDeskAction({ ...up, code, key: code, ...more } as KeyboardEvent, onMac)?.action;
const alt = { altKey: true };
const ctrl = { ctrlKey: true };

test('on a Mac Option types what it types, and Control is for letters and digits', () => {
  for (const code of ['KeyN', 'KeyC', 'Digit1', 'Backspace']) expect(press(code, alt, true)).toBeUndefined();
  expect(['KeyN', 'KeyC', 'Digit1', 'Backspace'].map((code) => press(code, ctrl, true))).toEqual([
    'entry',
    'copy',
    'term',
    'remove',
  ]);
  expect(['ArrowDown', 'ArrowUp', 'Enter'].map((code) => press(code, alt, true))).toEqual([
    'next',
    'previous',
    'suggestion',
  ]);
  expect(press('ArrowDown', ctrl, true)).toBeUndefined();
  expect(press('Enter', { metaKey: true }, true)).toBe('done');
});

test('elsewhere Alt is for all of them, and Control stays the browser’s', () => {
  expect(['KeyN', 'Digit1', 'ArrowDown', 'Enter'].map((code) => press(code, alt, false))).toEqual([
    'entry',
    'term',
    'next',
    'suggestion',
  ]);
  for (const code of ['KeyN', 'KeyC', 'Digit1', 'Backspace']) expect(press(code, ctrl, false)).toBeUndefined();
});

test('what is typed with Shift or the third level is no command', () => {
  for (const more of [
    { shiftKey: true, altKey: true },
    { altKey: true, ctrlKey: true },
  ])
    for (const onMac of [true, false])
      for (const code of ['KeyN', 'Digit2', 'ArrowDown']) expect(press(code, more, onMac)).toBeUndefined();
  expect(press('KeyN', { shiftKey: true, ctrlKey: true }, true)).toBeUndefined();
});
