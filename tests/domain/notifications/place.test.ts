import { expect, test } from 'vitest';
import { messageKinds, type MessageKind } from '#domain/notifications/message.ts';
import { findPlace } from '#domain/notifications/messagePlaces.ts';

const about = { fiction_id: 7, chapter_id: null, task_id: 5, month: null, contest: null, clause: null, record: null };
const to = (kind: MessageKind, more = {}) => findPlace({ ...about, kind, ...more })?.path;

test.each<[MessageKind, object, string]>([
  ['chapter_rejected', { chapter_id: 9 }, '/story/tiny?id=7&chapter_id=9'],
  ['chapter_released', { chapter_id: 9 }, '/story/tiny?id=7&chapter_id=9'],
  ['chapter_released', {}, '/story/detail?id=7'],
  ['contract_signed', {}, '/sign?id=7'],
  ['report_decided', { chapter_id: 9 }, '/comments?fiction_id=7&chapter_id=9'],
  ['statement_due', { month: '2026-02' }, '/income?confirm=2026-02'],
  ['statement_rejected', { month: '2026-02' }, '/income?confirm=2026-02'],
  ['payment_paid', { month: '2026-02' }, '/income?month=2026-02'],
  ['question_answered', { month: '2026-02' }, '/income?questions=2026-02'],
  ['payment_failed', { month: '2026-02' }, '/person?payment_type='],
  ['record_note', { record: { of: 'tags', id: 3 } }, '/office/tags/3/show?tab=notes'],
  ['record_given', { record: { of: 'chapters', id: 3 } }, '/office/chapter-reviews?id=3'],
  ['record_given', { record: { of: 'contract-applications', id: 3 } }, '/office/contract-applications/3/show'],
  ['contest_won', { contest: { slug: 'moon', edition: 2 } }, '/event?contest=moon&edition=2'],
])('%s about %j leads to %s', (kind, more, path) => {
  expect(to(kind, more)).toBe(path);
});

test('every kind leads to its place, and to none that is gone', () => {
  const clause = { slug: 'terms', number: 2 };
  const whole = {
    chapter_id: 9,
    month: '2026-02',
    contest: { slug: 'moon', edition: 2 },
    clause,
    record: { of: 'tags', id: 3 },
  };
  // A task that was taken away is not seen any more; of an absence its message says all.
  const withoutPlace = ['absence_set', 'substitution_set', 'absence_withdrawn', 'task_withdrawn'];
  expect(messageKinds.filter((kind) => !to(kind, whole))).toEqual(withoutPlace);
  const withoutTarget = { fiction_id: null, chapter_id: null, task_id: null };
  expect(
    messageKinds.flatMap((kind) => to(kind, withoutTarget) ?? []).filter((path) => /null|undefined/.test(path)),
  ).toEqual([]);
  expect(to('chapter_approved', withoutTarget)).toBeUndefined();
});
