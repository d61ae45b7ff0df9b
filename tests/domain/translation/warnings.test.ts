import { expect, test } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import type { Term } from '#domain/translation/checks.ts';
import { createEmptySegments, setTarget, type Segment } from '#domain/translation/segments.ts';
import { listUnanswered, listWarnings, shortenWarnings } from '#domain/translation/warnings.ts';

const paragraphs = numberParagraphs(['林照夜等了12天。', '林照夜走了，林照夜没有回来。', '天亮了。']);
const terms: Term[] = [{ term: '林照夜', aliases: [], translation: 'Lin Zhaoye' }];
const chapter = (targets: string[], answered: Partial<Record<number, string[]>> = {}) => ({
  segments: targets
    .reduce<Segment[]>((segments, target, at) => setTarget(segments, at, target), createEmptySegments(paragraphs))
    .map((segment, at) => ({ ...segment, ...(answered[at] && { answered: answered[at] }) })),
  paragraphs,
  into: 'en' as const,
  terms,
});

test('what a text gives is told by paragraph, apart from what its translator confirmed', () => {
  const targets = ['Lin Zhaoye waited.', 'And then Marin Leclerc left.', 'Day broke.'];
  const warnings = listWarnings(chapter(targets, { 0: ['numbers 12'], 2: ['spaces'] }));
  expect(warnings).toEqual([
    { segment: 0, open: [], answered: [{ check: 'numbers', what: '12' }] },
    {
      segment: 1,
      open: [
        { check: 'terms', what: 'Lin Zhaoye' },
        { check: 'names', what: 'Marin Leclerc / Lin Zhaoye' },
      ],
      answered: [],
    },
  ]);
});

test('a paragraph without a text, and one that the source has lost, have none', () => {
  const { segments, ...rest } = chapter(['', 'Lin Zhaoye  left.', 'Day broke.']);
  const lost = { ...segments[1]!, sources: [] };
  expect(listUnanswered({ ...rest, segments: [segments[0]!, ...segments.slice(2), lost] })).toEqual([]);
  expect(listUnanswered({ ...rest, segments })).toEqual([
    { segment: 1, target: 'Lin Zhaoye  left.', findings: [{ check: 'spaces' }] },
  ]);
});

test('of many only the first are told, and how many there are', () => {
  const one = { segment: 0, target: 'x', findings: [{ check: 'spaces' as const }, { check: 'length' as const }] };
  const unanswered = Array.from({ length: 70 }, (_, segment) => ({ ...one, segment }));
  const [first, second] = shortenWarnings([
    { id: 1, unanswered },
    { id: 2, unanswered },
  ]);
  expect(first).toMatchObject({ id: 1, warnings: 140 });
  expect(second).toMatchObject({ id: 2, warnings: 140 });
  expect([first!.unanswered.length, second!.unanswered.length]).toEqual([70, 30]);
});
