import { isDate, isInstant, isMonth } from '#domain/kit/dates.ts';
import { getDateLocale, type InterfaceLanguage } from '#domain/languages.ts';

/** A day `2026-03-31`, a month `2026-03`, or a day and a time of it by some clock, `2026-03-31T08:30`. */
export type DateKind = 'date' | 'month' | 'time';

type Part = 'year' | 'month' | 'day';
type Write = (part: Part) => string;

const formats = new Map<string, Intl.DateTimeFormatPart[]>();

/** The parts of a date in figures, in a language's order and with its signs between them. */
function partsIn(language: InterfaceLanguage, kind: DateKind): Intl.DateTimeFormatPart[] {
  const id = `${language} ${kind === 'month'}`;
  const cachedParts = formats.get(id);
  if (cachedParts) return cachedParts;
  const day = new Intl.DateTimeFormat(getDateLocale(language), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  }).formatToParts(0);
  // Of a month alone, Intl writes the name in some languages.
  const [first, last] = day.filter(({ type }) => type === 'year' || type === 'month');
  const sign = day.find(({ type }) => type === 'literal');
  const parts = kind === 'month' ? [first!, sign!, last!] : day;
  formats.set(id, parts);
  return parts;
}

const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day';

const assemble = (language: InterfaceLanguage, kind: DateKind, write: Write): string =>
  partsIn(language, kind)
    .map(({ type, value }) => (isPart(type) ? write(type) : value))
    .join('')
    .trim();

const form = /^(\d{4})-(\d\d)(?:-(\d\d))?(?:T(\d\d:\d\d))?$/;

/** A date in figures as the language writes them, `31.03.2026`; what is none stands as it is. */
export function writeTypedDate(date: string, language: InterfaceLanguage, kind: DateKind): string {
  const match = form.exec(date);
  if (!match) return date;
  const [, year = '', month = '', day = '', time] = match;
  const written = assemble(language, kind, (part) => ({ year, month, day })[part]);
  return time ? `${written} ${time}` : written;
}

const lengths = { date: 3, month: 2, time: 5 } as const;

const isWhole: Record<DateKind, (date: string) => boolean> = {
  date: isDate,
  month: isMonth,
  // By the clock of UTC no time of a day is left out.
  time: (wall) => isInstant(`${wall}:00Z`),
};

/** The date that somebody typed in figures, as the language orders them or year first; undefined: it is none yet. */
export function readTypedDate(typed: string, language: InterfaceLanguage, kind: DateKind): string | undefined {
  const numbers = typed.normalize('NFKC').match(/\d+/g) ?? [];
  if (numbers.length !== lengths[kind]) return undefined;
  const own = partsIn(language, kind).flatMap(({ type }) => (isPart(type) ? type : []));
  const order = numbers[0]?.length === 4 ? own.toSorted((a, b) => sizes.indexOf(a) - sizes.indexOf(b)) : own;
  const typedParts = Object.fromEntries(order.map((part, at) => [part, numbers[at]!.padStart(2, '0')])) as Record<
    Part,
    string
  >;
  if (typedParts.year.length !== 4) return undefined;
  const [hour, minute] = numbers.slice(3).map((number) => number.padStart(2, '0'));
  const date = [typedParts.year, typedParts.month, typedParts.day].filter(Boolean).join('-');
  const iso = kind === 'time' ? `${date}T${hour}:${minute}` : date;
  return isWhole[kind](iso) ? iso : undefined;
}
const sizes: Part[] = ['year', 'month', 'day'];

/** What an empty input shows of the order, in the letters of the language: `dd.mm.yyyy`. */
export function formatDatePattern(
  language: InterfaceLanguage,
  kind: DateKind,
  letters: Readonly<Record<Part | 'time', string>>,
): string {
  const pattern = assemble(language, kind, (part) => letters[part]);
  return kind === 'time' ? `${pattern} ${letters.time}` : pattern;
}
