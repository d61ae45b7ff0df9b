import { expect, test } from 'vitest';
import { getClausePath, findEditionInForce, isToAccept, findWriters } from '#domain/articles/clause.ts';

const editions = [
  { number: 1, effective_on: '2026-01-01' },
  { number: 2, effective_on: '2026-03-10' },
  { number: 3, effective_on: '2026-03-10' },
  { number: 4, effective_on: '2026-04-01' },
];

test.each([
  ['2025-12-31', undefined],
  ['2026-01-01', 1],
  ['2026-03-09', 1],
  ['2026-03-10', 3],
  ['2026-03-31', 3],
  ['2026-04-01', 4],
])('on %s edition %s counts, in whatever order they come', (day, number) => {
  expect(findEditionInForce(editions, day)?.number).toBe(number);
  expect(findEditionInForce(editions.toReversed(), day)?.number).toBe(number);
});

test.each([
  [undefined, 1, false],
  [undefined, 2, true],
  [1, 2, true],
  [2, 2, false],
  [3, 2, false],
])('who accepted %s while %i counts is asked: %s', (accepted, inForce, needsAnswer) =>
  expect(isToAccept(accepted, inForce)).toBe(needsAnswer),
);

test('a clause and each of its editions have an address', () => {
  expect(getClausePath('terms')).toBe('/clause/termsOfService');
  expect(getClausePath('privacy', 2)).toBe('/clause/privacyPolicy?edition=2');
});

const version = (body: string, by: number | null) => ({ title: 't', summary: 's', body, by });

test.each([
  ['the platform', [version('a', null)], []],
  ['its first writer', [version('a', 1)], [1]],
  ['all who changed something', [version('a', null), version('b', 1), version('c', 2)], [1, 2]],
  ['nobody who only withdrew it', [version('a', null), version('a', 1)], []],
])('a text is written by %s', (_, versions, writers) => expect([...findWriters(versions)]).toEqual(writers));
