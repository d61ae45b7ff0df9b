import { countWords } from '#domain/kit/wordCount.ts';
import type { Role } from '#domain/roles.ts';
import { isDate, isInstant, isMonth } from './dates.ts';
import { message } from './messages.ts';
import * as t from './types.ts';

/**
 * The closed set of field kinds. A kind fixes the field's rule, its column, its list cell, its
 * filter and its input; what only one screen needs is written in that screen instead.
 */
export const kinds = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'time',
  'month',
  'choice',
  'choices',
  'flag',
  'ref',
  'image',
] as const;
export type Kind = (typeof kinds)[number];

/** Of kinds that are searched, or only looked at: no list stands by what they hold. */
type Unfiltered = Common & { filter?: never };

/** Fields and the values that they may have. */
type Where = Readonly<Record<string, string | readonly string[]>>;

interface Common {
  /** Must be there, and not blank. */
  required?: true;
  /** No two records share it (text: compared exactly). */
  unique?: true;
  /** Lists are often filtered by it: its column has an index, and the options of a choice stand above the list. */
  filter?: true;
  /** Takes part in the full-text filter `q`. */
  search?: true;
  /** longText: its words are found in any order, by an index of its own. */
  fullText?: true;
  /** Roles that are shown it; absent: all that may read the record. */
  read?: readonly Role[];
  /** Roles that may set it; absent: all that may write the record; `[]`: only the server. */
  write?: readonly Role[];
  /** Set with the record and never changed: others know the record by it. */
  fixed?: true;
  /** What is set is a decision: what follows from it has happened, and nobody takes it back. */
  final?: true;
  /** Value of a new record that does not bring one. */
  initial?: unknown;
  /** No column: the server works it out with each query (`server/db/computed.ts`), and nobody writes it. */
  computed?: true;
}

export interface Field<
  K extends Kind = Kind,
  V = unknown,
  R extends boolean = boolean,
  I extends boolean = boolean,
> extends Omit<Common, 'required' | 'initial'> {
  readonly kind: K;
  readonly required: R;
  readonly initial: I extends true ? {} : undefined;
  /** The rule of a value that is there; `schemaOf` adds whether it must be. */
  readonly rule: t.Schema<V>;
  /** choice, choices: the options in order; absent: codes of reference data. */
  readonly options?: readonly string[];
  /** choice: options that only the server sets. */
  readonly reserved?: readonly string[];
  /** ref: name of the entity that it points to. */
  readonly to?: string;
  /** ref: only records with these values may be pointed to. */
  readonly where?: Where;
  /** ref: roles that may point to any of these records and are told what they are called, though they may not read them. */
  readonly offeredTo?: readonly Role[];
  /** number, money: lists that are grouped tell its sum, of a number where it is so said, of money unless it is not. */
  readonly summed?: boolean;
  /** money: the choices of another field by which an amount is taken, and counts less in sums. */
  readonly taken?: Taken;
  /** number: digits after the point. */
  readonly scale?: number;
  /** text, longText: characters; number: its value. */
  readonly max?: number;
}

type FieldOf<K extends Kind, V, O extends Common> = Field<
  K,
  V,
  O extends { required: true } ? true : false,
  O extends { initial: {} } ? true : false
> &
  (O extends { computed: true } ? { computed: true } : unknown);

/** A value that is there is never blank: `ruleOf` makes null of what is, and a query or a path has no use for it. */
const notBlank = { name: 'blank', message: message('validation.required'), test: (value: unknown) => value !== '' };

function field<K extends Kind, V, O extends Common>(
  kind: K,
  makeRule: () => t.Schema,
  options: O | undefined,
  more?: object,
) {
  let rule: t.Schema | undefined;
  return {
    ...options,
    ...(options?.computed && { write: [] }),
    ...more,
    kind,
    // Made when it is asked for: a browser loads all entities, and asks for the rules of one.
    get rule() {
      return (rule ??= makeRule().test(notBlank));
    },
    required: options?.required ?? false,
  } as unknown as FieldOf<K, V, O>;
}

// Signs that break a line, or turn what follows them around.
const unruly = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** One line; `max` characters (200 unless told). */
export const text = <const O extends Common & { max?: number; matches?: RegExp }>(options?: O) => {
  const makeRule = () => {
    const rule = t
      .string()
      .max(options?.max ?? 200)
      .test('line', message('validation.invalid'), (value) => !unruly.test(value ?? ''));
    return options?.matches ? rule.matches(options.matches) : rule;
  };
  return field<'text', string, O>('text', makeRule, options);
};

export const email = <const O extends Common>(options?: O) =>
  field<'text', string, O>('text', () => t.string().email().max(254), options);

/** Several lines; `max` characters (10,000 unless told) and at most `words` words. */
export const longText = <const O extends Unfiltered & { max?: number; words?: number }>(options?: O) => {
  const { words = Infinity } = options ?? {};
  const makeRule = () =>
    t
      .string()
      .max(options?.max ?? 10_000)
      .test(maxWords(words));
  return field<'longText', string, O>('longText', makeRule, options);
};

/** A yup test: at most `max` words. */
export const maxWords = (max: number) => ({
  name: 'words',
  message: message('validation.max_words', { max }),
  test: (value: unknown) => typeof value !== 'string' || max === Infinity || countWords(value) <= max,
});

/** Does a field say where a record stands, as every entity calls it? */
export const isState = (name: string): boolean => /(^|_)(status|state)$/.test(name);

/** Is this number a share of something, 0 to 1? */
export const isShare = ({ kind, max, scale }: Field): boolean => kind === 'number' && max === 1 && scale !== undefined;

/** An integer, or a decimal with `scale` digits after the point; `summed` where it counts something. */
export const number = <const O extends Common & { min?: number; max?: number; scale?: number; summed?: true }>(
  options?: O,
) => {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, scale } = options ?? {};
  const decimals = (value?: number | null) => value == null || Number(value.toFixed(scale)) === value;
  const makeRule = () => {
    const rule = t.number().min(min).max(max);
    return scale
      ? rule.test({ name: 'scale', message: message('validation.decimals', { scale }), test: decimals })
      : rule.integer();
  };
  return field<'number', number, O>('number', makeRule, options);
};

interface Taken {
  readonly by: string;
  readonly choices: readonly string[];
}

/** Integer US cents; not `summed` where amounts come to nothing together, such as thresholds. */
export const money = <const O extends Common & { summed?: false; taken?: Taken }>(options?: O) =>
  field<'money', number, O>('money', () => t.integer(), options);

/** A calendar day in UTC+8, `2026-03-31`. */
export const date = <const O extends Common>(options?: O) =>
  field<'date', string, O>(
    'date',
    () => t.string().test('date', message('validation.date'), (value) => value == null || isDate(value)),
    options,
  );

/** An instant, ISO 8601 in UTC: `2026-03-31T15:59:59.000Z`. */
export const time = <const O extends Common>(options?: O) =>
  field<'time', string, O>(
    'time',
    () => t.string().test('time', message('validation.date'), (value) => value == null || isInstant(value)),
    options,
  );

/** A month in UTC+8, `2026-03`. */
export const month = <const O extends Common>(options?: O) =>
  field<'month', string, O>(
    'month',
    () => t.string().test('month', message('validation.date'), (value) => value == null || isMonth(value)),
    options,
  );

/** Exactly one of `of`. */
export const choice = <const V extends string, const O extends Common & { reserved?: readonly NoInfer<V>[] }>(
  of: readonly V[],
  options?: O,
) => field<'choice', V, O>('choice', () => t.string().oneOf(of), options, { options: of });

const codes = /^[a-z0-9-]{1,60}$/;

/** One code of reference data, such as a genre: the options are records, so the server checks them. */
export const code = <const O extends Common>(options?: O) =>
  field<'choice', string, O>('choice', () => t.string().matches(codes), options);

/** Codes of reference data, or with `of` any of these; each once, `min` to `max` of them. */
export const choices = <
  const V extends string = string,
  const O extends Common & { of?: readonly V[]; min?: number; max?: number } = {},
>(
  options?: O & { of?: readonly V[] },
) => {
  const { of, min = 0, max = of?.length ?? 100 } = options ?? {};
  const distinct = (values: unknown[] | undefined) => !values || new Set(values).size === values.length;
  const makeRule = () => {
    const item = of ? t.string().oneOf(of) : t.string().matches(codes);
    return t.array(item.required()).min(min).max(max).test('distinct', message('validation.choice'), distinct);
  };
  return field<'choices', V[], O>('choices', makeRule, options, { options: of });
};

/** Yes or no; never null: `false` unless told. */
export const flag = <const O extends Omit<Common, 'initial'> & { initial?: boolean }>(options?: O) =>
  field<'flag', boolean, O & { required: true; initial: boolean }>('flag', () => t.boolean(), {
    initial: false,
    ...(options as O),
    required: true,
  });

/** The id of a record of the entity `to`, of those with the values of `where`: `{ role: 'translator' }`. */
export const ref = <const O extends Common & { where?: Where; offeredTo?: readonly Role[] }>(to: string, options?: O) =>
  field<'ref', number, O>('ref', () => t.id(), options, { to });

/** The address of an image that was uploaded before: `/api/files/...`. */
export const image = <const O extends Unfiltered>(options?: O) =>
  field<'image', string, O>('image', () => t.string().matches(/^\/api\/files\/[\w/-]+\.(jpg|png)$/), options);
