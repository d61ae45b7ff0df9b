import { expect, test } from 'vitest';
import { computeNearness } from '#domain/search/nearness.ts';

test.each([
  ['phoenix', 'the phoenix heir', 0],
  ['heir phoenix', 'the phoenix heir', 0],
  ['phoen', 'the phoenix heir', 0],
  ['phenix', 'the phoenix heir', 1],
  ['phoennix', 'the phoenix heir', 1],
  ['pheonix', 'the phoenix heir', 1],
  ['fhoenix', 'the phoenix heir', 1],
  ['pheonixx', 'the phoenix', 2],
  ['crawn', 'silver crown', 1],
  ['lvoe', 'love letters', 1],
  ['корана', 'корона ночи', 1],
  ['불사죠', '나의 불사조', 1],
  ['凤凰涅盘', '重生之凤凰涅槃记', 1],
  ['เจ้าสาา', 'แผนรักเจ้าสาวจำเป็น', 1],
  ['silvercrwn', 'silvercrowned', 2],
  ['phone', 'the phoenix heir', Infinity],
  ['lion', 'line of kings', Infinity],
  ['cat', 'car', Infinity],
  ['chapter12', 'chapter13', Infinity],
  ['love', 'glove', Infinity],
  ['凤凰', '重生', Infinity],
  ['phoenix crown', 'the phoenix heir', Infinity],
  ['', 'anything', 0],
  ['word', '', Infinity],
])('%s in “%s” has %d errors', (typed, text, errors) => {
  expect(computeNearness(typed.split(' ').filter(Boolean), text)).toBe(errors);
});
