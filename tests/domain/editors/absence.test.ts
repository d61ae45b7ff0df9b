import { expect, test } from 'vitest';
import { findAbsenceErrors, isAway, type Absence } from '#domain/editors/absence.ts';

const [ann, bob, eve] = [1, 2, 3];
const plan = (values: Partial<Absence> = {}): Absence => ({
  editor_id: ann,
  starts_on: '2026-03-10',
  ends_on: '2026-03-20',
  languages: ['en'],
  substitute_id: bob,
  ...values,
});
const facts = { today: '2026-03-10', others: [], substitute: { active: true, languages: ['en', 'es'] as const } };
const findErrors = (values: Partial<Absence>, more: Partial<Parameters<typeof findAbsenceErrors>[1]> = {}) =>
  Object.fromEntries(
    Object.entries(findAbsenceErrors(plan(values), { ...facts, ...more })).map(([field, { message }]) => [
      field,
      message.replace('editors.office.errors.', ''),
    ]),
  );

test('an absence lasts from its first to its last day', () => {
  expect(['2026-03-09', '2026-03-10', '2026-03-20', '2026-03-21'].map((day) => isAway(plan(), day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each<[string, Partial<Absence>, object, object]>([
  ['may be planned for today', {}, {}, {}],
  ['is not planned for what has passed', { ends_on: '2026-03-09' }, {}, { ends_on: 'past' }],
  ['needs a substitute of its languages', { languages: ['en', 'ko'] }, {}, { languages: 'language' }],
  [
    'needs a substitute who works as an editor',
    {},
    { substitute: { active: false, languages: ['en'] } },
    { substitute_id: 'inactive' },
  ],
  [
    'does not overlap another one in a language',
    {},
    { others: [plan({ substitute_id: eve, starts_on: '2026-03-20', ends_on: '2026-03-22' })] },
    { starts_on: 'overlap' },
  ],
  ['may overlap one in another language', {}, { others: [plan({ substitute_id: eve, languages: ['es'] })] }, {}],
  ['may follow another one', {}, { others: [plan({ starts_on: '2026-03-01', ends_on: '2026-03-09' })] }, {}],
  [
    'is not given to a substitute who is away',
    {},
    { others: [plan({ editor_id: bob, substitute_id: eve, languages: ['es'] })] },
    { substitute_id: 'substitute_away' },
  ],
  [
    'is not for an editor who stands in for somebody',
    {},
    { others: [plan({ editor_id: eve, substitute_id: ann, languages: ['ko'] })] },
    { starts_on: 'stands_in' },
  ],
  [
    'ends early, even yesterday',
    { starts_on: '2026-03-01', ends_on: '2026-03-09' },
    { before: plan({ starts_on: '2026-03-01' }) },
    {},
  ],
  [
    'keeps the first day that has passed',
    { starts_on: '2026-03-02' },
    { before: plan({ starts_on: '2026-03-01' }) },
    { starts_on: 'begun' },
  ],
  [
    'stays as it was once it is over',
    { ends_on: '2026-03-25' },
    { before: plan({ starts_on: '2026-03-10', ends_on: '2026-03-15' }), today: '2026-03-16' },
    { ends_on: 'over' },
  ],
])('%s', (_, values, more, errors) => {
  expect(findErrors(values, more)).toEqual(errors);
});
