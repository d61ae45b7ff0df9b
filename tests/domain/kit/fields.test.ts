import { describe, expect, test } from 'vitest';
import { ruleOf } from '#domain/kit/entity.ts';
import * as fields from '#domain/kit/fields.ts';
import { kinds, type Field, type Kind } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { ValidationError } from '#domain/kit/types.ts';
import { fc, property } from '../property.ts';

const required = { required: true } as const;
const nul = 'a\0b';

interface Case {
  field: Field<any, any, any, any>;
  good: unknown[];
  bad: unknown[];
}

const text = 'a'.repeat(20);
const table: Record<Kind, Case[]> = {
  text: [
    { field: fields.text({ ...required, max: 20 }), good: ['a', text, ' x ', '=1+1'], bad: [`${text}a`, 5, true, nul] },
    { field: fields.text({ ...required, matches: /^[a-z-]+$/ }), good: ['a-b'], bad: ['A', 'a b', 'a\nb'] },
    {
      field: fields.text(required),
      good: ['a'.repeat(200)],
      bad: ['a'.repeat(201), '', '   ', '\u200b\u2060', 'a\nb', '\u202eevil', '\ud800', ['a'], {}],
    },
  ],
  longText: [
    { field: fields.longText(required), good: ['a\nb', 'a'.repeat(10_000)], bad: ['a'.repeat(10_001), ' \n ', nul, 1] },
    { field: fields.longText({ ...required, words: 3 }), good: ['one, two: three!'], bad: ['one two three four'] },
  ],
  number: [
    {
      field: fields.number(required),
      good: [0, 1, 2 ** 53 - 1],
      bad: [-1, 1.5, 2 ** 53, '1', Infinity, NaN, true, []],
    },
    { field: fields.number({ ...required, min: -2, max: 5 }), good: [-2, 5], bad: [-3, 6] },
    {
      field: fields.number({ ...required, scale: 4, max: 1 }),
      good: [0, 0.1234, 1],
      bad: [0.12345, 1.0001, -0.1, '0.5'],
    },
  ],
  money: [{ field: fields.money(required), good: [0, -5, 2 ** 53 - 1], bad: [0.5, 2 ** 53, '5', Infinity, NaN, {}] }],
  date: [
    {
      field: fields.date(required),
      good: ['2026-03-31', '2028-02-29', '0001-01-01', '9999-12-31'],
      bad: ['2026-02-29', '2026-04-31', '2026-13-01', '2026-3-1', '26-03-31', '0000-01-01', '2026-03-31T00:00:00Z', 5],
    },
  ],
  time: [
    {
      field: fields.time(required),
      good: ['2026-03-31T15:59:59Z', '2026-03-31T15:59:59.999Z'],
      bad: [
        '2026-03-31',
        '2026-03-31T24:00:00Z',
        '2026-02-30T00:00:00Z',
        '2026-03-31T15:59:59+08:00',
        '0000-01-01T00:00:00Z',
        0,
      ],
    },
  ],
  month: [
    {
      field: fields.month(required),
      good: ['2026-01', '2026-12'],
      bad: ['2026-13', '2026-00', '2026-1', '2026-03-31', '0000-01', '', 5],
    },
  ],
  choice: [
    { field: fields.choice(['a', 'b'], required), good: ['a', 'b'], bad: ['c', 'A', 'a,b', ['a'], 1] },
    { field: fields.code(required), good: ['slow-burn-2'], bad: ['', 'A', 'a b', 'a'.repeat(61), ['a'], 1] },
  ],
  choices: [
    {
      field: fields.choices({ ...required, of: ['a', 'b'] }),
      good: [[], ['b', 'a']],
      bad: [['c'], ['a', 'a'], 'a', [null], [['a']]],
    },
    {
      field: fields.choices({ ...required, min: 1, max: 2 }),
      good: [['x-1']],
      bad: [[], ['a', 'b', 'c'], ['A'], ['a b'], ['']],
    },
  ],
  flag: [{ field: fields.flag(), good: [true, false], bad: ['true', 0, 1, null, []] }],
  ref: [{ field: fields.ref('users', required), good: [1, 2 ** 31 - 1], bad: [0, -1, 1.5, 2 ** 31, '1', [1]] }],
  image: [
    {
      field: fields.image(required),
      good: ['/api/files/cover/0a-1.jpg', '/api/files/cover/b.png'],
      bad: [
        '/api/files/../x.jpg',
        'https://evil.example/api/files/cover/a.jpg',
        '/api/files/cover/a.svg',
        '/api/files/a.jpg\nx',
        'javascript:1',
      ],
    },
  ],
};

const passes = (field: Case['field'], value: unknown) => {
  try {
    ruleOf(field).validateSync(value);
    return true;
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
};

test('there is a table of values for each kind', () => {
  expect(Object.keys(table).sort()).toEqual([...kinds].sort());
});

describe.each(Object.entries(table))('%s', (_, cases) => {
  const good = cases.flatMap(({ field, good }) =>
    good.map((value) => ({ field, value, shown: JSON.stringify(value)?.slice(0, 40) })),
  );
  const bad = cases.flatMap(({ field, bad }) =>
    bad.map((value) => ({ field, value, shown: JSON.stringify(value)?.slice(0, 40) })),
  );
  test.each(good)('takes $shown', ({ field, value }) => expect(passes(field, value)).toBe(true));
  test.each(bad)('refuses $shown', ({ field, value }) => expect(passes(field, value)).toBe(false));

  test('has to be there when it is required', () => {
    for (const { field } of cases) for (const nothing of [undefined, null]) expect(passes(field, nothing)).toBe(false);
  });
});

const blank = fc.string({
  unit: fc.constantFrom(' ', '\t', '\n', '\r', '\v', '\f', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u200b'),
});
const anyField = fc.constantFrom(...Object.values(table).flat());

property('a blank is no value of any kind, in a body and in a query', [anyField, blank], ({ field }, value) => {
  expect(passes({ ...field, required: true }, value)).toBe(false);
  expect(field.rule.isValidSync(value)).toBe(false);
  expect(t.query.list(field.rule).isValidSync([value])).toBe(false);
});

const optional: [Kind, Case['field']][] = [
  ['text', fields.text()],
  ['longText', fields.longText()],
  ['number', fields.number()],
  ['money', fields.money()],
  ['date', fields.date()],
  ['time', fields.time()],
  ['month', fields.month()],
  ['choice', fields.choice(['a'])],
  ['choice', fields.code()],
  ['ref', fields.ref('users')],
  ['image', fields.image()],
];

test.each(optional)('an optional %s may be absent or null, and blank is null', (_, field) => {
  expect(ruleOf(field).validateSync(undefined)).toBeUndefined();
  for (const blank of [null, '']) expect(ruleOf(field).validateSync(blank)).toBeNull();
});

test('text is kept trimmed and in Unicode NFC', () => {
  expect(ruleOf(fields.text(required)).validateSync('  cafe\u0301 ')).toBe('café');
});

test.each([
  [fields.text({ required: true, max: 3 }), 'abcd', 'validation.max_length', { max: 3 }],
  [fields.text({ required: true }), '', 'validation.required', undefined],
  [fields.longText({ required: true, words: 1 }), 'a b', 'validation.max_words', { max: 1 }],
  [fields.number({ required: true, min: 2 }), 1, 'validation.min', { min: 2 }],
  [fields.number({ required: true, max: 2 }), 3, 'validation.max', { max: 2 }],
  [fields.number({ required: true }), 1.5, 'validation.integer', undefined],
  [fields.number({ required: true, scale: 2 }), 1.555, 'validation.decimals', { scale: 2 }],
  [fields.date({ required: true }), 'x', 'validation.date', undefined],
  [fields.month({ required: true }), 'x', 'validation.date', undefined],
  [fields.choice(['a'], { required: true }), 'b', 'validation.choice', undefined],
  [fields.choices({ required: true, min: 1 }), [], 'validation.min_items', { min: 1 }],
  [fields.choices({ required: true }), ['a', 'a'], 'validation.choice', undefined],
  [fields.flag(), 'yes', 'validation.invalid', undefined],
] as [Case['field'], unknown, string, object | undefined][])(
  'a refusal is an i18n key with arguments: %#',
  (field, value, message, args) => {
    const refused = () => ruleOf(field).validateSync(value);
    expect(refused).toThrow(ValidationError);
    try {
      refused();
    } catch (error) {
      const [problem] = (error as ValidationError).errors as unknown[];
      expect(typeof problem === 'string' ? { message: problem } : problem).toEqual(
        args ? { message, args } : { message },
      );
    }
  },
);
