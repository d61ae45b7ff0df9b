import { describe, expect, test } from 'vitest';
import { findTypedName, listMentions } from '#domain/notes/note.ts';

describe('mentions', () => {
  test('are what may be a name behind an @, the longest first', () => {
    expect(listMentions('@Ann Lee, please')).toEqual([['Ann Lee, please', 'Ann Lee', 'Ann']]);
    expect(listMentions('(@ben) and @zoe!')).toEqual([['ben) and', 'ben'], ['zoe']]);
    expect(listMentions('先看 @小明')).toEqual([['小明']]);
  });

  test('end with the line, and with a name’s length', () => {
    expect(listMentions('@ann\nsees')).toEqual([['ann']]);
    expect(listMentions(`@${'a'.repeat(40)}`)).toEqual([['a'.repeat(40)]]);
    expect(listMentions(`@${'a'.repeat(41)}`)).toEqual([[]]);
  });

  test('are no emails, and nothing without a name', () => {
    expect(listMentions('write to ann@example.com')).toEqual([]);
    expect(listMentions('@ @')).toEqual([[]]);
  });
});

test('what is typed behind an @ is the beginning of a name', () => {
  expect(findTypedName('See @An')).toBe('An');
  expect(findTypedName('@')).toBe('');
  expect(findTypedName('ann@ex')).toBeUndefined();
  expect(findTypedName('@ann\nnext')).toBeUndefined();
});
