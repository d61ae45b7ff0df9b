import { message, type Message } from '#domain/kit/messages.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { addDays } from '#domain/shared/clock.ts';

export interface Absence {
  editor_id: number;
  starts_on: string;
  ends_on: string;
  languages: readonly StoryLanguage[];
  substitute_id: number;
}

const overlaps = (one: Absence, other: Absence) => one.starts_on <= other.ends_on && other.starts_on <= one.ends_on;
const shareLanguage = (one: Absence, other: Absence) => one.languages.some((code) => other.languages.includes(code));

/** Does it last on a day? */
export const isAway = ({ starts_on, ends_on }: Pick<Absence, 'starts_on' | 'ends_on'>, day: string): boolean =>
  starts_on <= day && day <= ends_on;

interface Substitute {
  /** As an editor's account. */
  active: boolean;
  languages: readonly StoryLanguage[];
}

/** Why whoever was a good substitute when an absence was planned is none any more. */
export const substituteFaults = ['inactive', 'language'] as const;
export type SubstituteFault = (typeof substituteFaults)[number];

const isBeyond = ({ languages }: Pick<Absence, 'languages'>, substitute: Substitute) =>
  languages.some((code) => !substitute.languages.includes(code));

export function findSubstituteFault(
  absence: Pick<Absence, 'languages'>,
  substitute: Substitute,
): SubstituteFault | undefined {
  if (!substitute.active) return 'inactive';
  return isBeyond(absence, substitute) ? 'language' : undefined;
}

interface Facts {
  /** In UTC+8. */
  today: string;
  /** What it was; undefined: it is new. */
  before?: Absence;
  /** All other absences of both editors, and those in which either is the substitute. */
  others: readonly Absence[];
  /** Whoever shall be the substitute. */
  substitute: Substitute;
}

interface Rule {
  at: keyof Absence;
  message: Message['message'];
  broken: (absence: Absence, facts: Facts) => boolean;
}

/**
 * What an absence must keep to besides its own fields. Nobody is a substitute of somebody and away at once: the works
 * would wait for nobody. What lies behind us stays as it was, but for its last day, which may be yesterday.
 */
const rules: readonly Rule[] = [
  { at: 'ends_on', message: 'editors.office.errors.over', broken: (_, { today, before }) => isOver(before, today) },
  {
    at: 'starts_on',
    message: 'editors.office.errors.begun',
    broken: ({ starts_on }, { today, before }) =>
      before !== undefined && before.starts_on < today && starts_on !== before.starts_on,
  },
  {
    at: 'ends_on',
    message: 'editors.office.errors.past',
    broken: ({ ends_on }, { today, before }) => ends_on < (before ? addDays(today, -1) : today),
  },
  {
    at: 'languages',
    message: 'editors.office.errors.language',
    broken: (absence, { substitute }) => isBeyond(absence, substitute),
  },
  {
    at: 'substitute_id',
    message: 'editors.office.errors.inactive',
    broken: (_, { substitute }) => !substitute.active,
  },
  {
    at: 'starts_on',
    message: 'editors.office.errors.overlap',
    broken: (absence, { others }) =>
      others.some(
        (other) => other.editor_id === absence.editor_id && overlaps(absence, other) && shareLanguage(absence, other),
      ),
  },
  {
    at: 'substitute_id',
    message: 'editors.office.errors.substitute_away',
    broken: (absence, { others }) =>
      others.some((other) => other.editor_id === absence.substitute_id && overlaps(absence, other)),
  },
  {
    at: 'starts_on',
    message: 'editors.office.errors.stands_in',
    broken: (absence, { others }) =>
      others.some((other) => other.substitute_id === absence.editor_id && overlaps(absence, other)),
  },
];

/** An absence that is over is left as it was. */
export const isOver = (absence: Absence | undefined, today: string): boolean =>
  absence !== undefined && absence.ends_on < today;

/** Why an absence may not be like this, the first reason of each field. */
export const findAbsenceErrors = (absence: Absence, facts: Facts): Record<string, Message> =>
  Object.fromEntries(
    rules
      .filter(({ broken }) => broken(absence, facts))
      .toReversed()
      .map((rule) => [rule.at, message(rule.message)]),
  );
