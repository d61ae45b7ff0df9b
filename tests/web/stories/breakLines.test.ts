import { expect, test } from 'vitest';
import { breakLines } from '../../../src/custom/stories/author/breakLines.ts';

const lines = (text: string, language: string, width: number) =>
  breakLines(text, language, width, (line) => line.length);

test.each([
  ['The Lighthouse at Saltmarsh', 'en', 14, ['The Lighthouse', 'at Saltmarsh']],
  ['Wait, what?! No', 'en', 5, ['Wait,', 'what?', '! No']],
  ['ความรักใต้แสงจันทร์', 'th', 10, ['ความรักใต้', 'แสงจันทร์']],
  ['Unbelievably', 'en', 5, ['Unbel', 'ievab', 'ly']],
  ['  One  ', 'en', 9, ['One']],
  ['', 'en', 9, []],
])('%j is broken as %s breaks lines', (text, language, width, expected) => {
  expect(lines(text, language, width)).toEqual(expected);
});
