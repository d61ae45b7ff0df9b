import type { EmailForms } from '#domain/kit/emails.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { formatBusinessTime, formatDay, formatMonth } from '#domain/shared/formatDates.ts';
import type { UnfitReason } from './eligibility.ts';

/** A text as a message keeps it, of which its reader gets one. */
export type Translated = Partial<Record<InterfaceLanguage, string>>;

/** A contest as a message keeps it: what it is called by language, and by the staff, and which one it is. */
export interface NamedContest {
  slug: string;
  edition: number;
  name: string;
  names: Translated;
}

/** `Contest` and `Text`: ready to be read, in the reader's language. `amount` is in US cents. */
export interface ContestsEmailArgs<Contest = { contest: string }, Text = string> {
  /**
   * A story was entered in a contest, in full, or while its contract is not signed, which it may be `until` then, or is
   * signed and `in_review`, which older messages do not say.
   */
  contest_entered: Contest & { title: string; full: boolean; in_review?: boolean; until: string };
  contest_full: Contest & { title: string };
  /**
   * The results are out, and the story has won nothing, as has every other where `nobody` did; `over`: there was nothing to
   * win, which older messages do not say.
   */
  contest_result: Contest & { title: string; nobody?: boolean; over?: boolean };
  /**
   * `until` when it is claimed; null: it need not be, and its `amount`, unless that is 0, is of the statement of a month, which
   * older messages do not name. `besides` is what comes with it, as messages keep it by language.
   */
  contest_won: Contest & {
    title: string;
    place: number;
    amount: number;
    until: string | null;
    month?: string | null;
    besides?: Text;
  };
  contest_claim_due: Contest & { title: string; amount: number; until: string };
  contest_lapsed: Contest & { title: string; until: string };
  /** A story without contract, before entries close; or `unfit` as it is, with the first day (`since`) of contracts that count. */
  contest_entry_due: Contest & { title: string; until: string; unfit?: UnfitReason | null; since?: string };
  /** Entries are closed, and it cannot become a full one any more; since it does not fit the contest, where it is `unfit`. */
  contest_unsigned: Contest & { title: string; until: string; unfit?: UnfitReason | null };
  /** Its author took it out. */
  contest_left: Contest & { title: string };
  /** The staff withdrew the contest. */
  contest_cancelled: Contest & { title: string };
  contest_incentive: Contest & { title: string; amount: number; month: string };
}
export type ContestsMessageArgs = ContestsEmailArgs<NamedContest, Translated>;

type Formatted = NamedContest & { until?: string | null; month?: string | null; since?: string };

const choose = (texts: Translated, language: InterfaceLanguage) => texts[language] ?? texts[defaultLanguage];

function format<A extends Formatted>(args: A, language: InterfaceLanguage) {
  const { name, names, until, month, since } = args;
  const contest = choose(names, language) ?? name;
  return {
    ...args,
    contest,
    ...(until && { until: formatBusinessTime(until, language) }),
    ...(since && { since: formatDay(since, language) }),
    ...(month && { month: formatMonth(month, language) }),
  };
}

export const contestsEmails: EmailForms<ContestsEmailArgs, ContestsMessageArgs> = {
  contest_entered: {
    format,
    parts: ({ full, in_review }) => ({ text: [full ? 'full' : in_review ? 'reviewed' : 'preliminary'] }),
  },
  contest_full: { format },
  contest_result: { format, parts: ({ nobody, over }) => ({ text: [over ? 'over' : nobody ? 'nobody' : 'text'] }) },
  contest_won: {
    format: (kept, language) => ({
      ...format(kept, language),
      besides: kept.besides && choose(kept.besides, language),
    }),
    parts: ({ amount, besides, until, month }) => ({
      text: [
        amount > 0 ? 'text' : 'congratulations',
        besides !== undefined && (amount > 0 ? 'besides' : 'prize'),
        until !== null ? 'claim' : amount > 0 && (month ? 'settled_in' : 'settled'),
      ],
    }),
  },
  contest_claim_due: { format, parts: ({ amount }) => ({ text: [amount > 0 ? 'text' : 'prize'] }) },
  contest_lapsed: { format },
  contest_entry_due: {
    format,
    parts: ({ unfit }) => (unfit ? { subject: 'subject_unfit', text: [unfit, 'unfit'] } : {}),
  },
  contest_unsigned: {
    format,
    parts: ({ unfit }) => (unfit ? { subject: 'subject_unfit', text: ['unfit'] } : {}),
  },
  contest_left: { format },
  contest_cancelled: { format },
  contest_incentive: { format },
};
