import type { EmailForms } from '#domain/kit/emails.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { formatBusinessTime, formatDay, formatMonth } from '#domain/shared/formatDates.ts';
import type { UnfitReason } from './eligibility.ts';

/** A contest as a message keeps it: what it is called by language, and by the staff, and which one it is. */
export interface NamedContest {
  slug: string;
  edition: number;
  name: string;
  names: Partial<Record<InterfaceLanguage, string>>;
}

/** `Contest`: ready to be read, as it is called in the reader's language. `amount` is in US cents. */
export interface ContestsEmailArgs<Contest = { contest: string }> {
  /** A story was entered in a contest, in full or while its contract is not signed, which it may be `until` then. */
  contest_entered: Contest & { title: string; full: boolean; until: string };
  contest_full: Contest & { title: string };
  /** The results are out, and the story has won nothing. */
  contest_result: Contest & { title: string };
  /** `until` when it is claimed; null: it need not be, and is of the statement of a month, which older messages do not name. */
  contest_won: Contest & { title: string; place: number; amount: number; until: string | null; month?: string | null };
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
export type ContestsMessageArgs = ContestsEmailArgs<NamedContest>;

type Formatted = NamedContest & { until?: string | null; month?: string | null; since?: string };

function format<A extends Formatted>(args: A, language: InterfaceLanguage) {
  const { name, names, until, month, since } = args;
  const contest = names[language] ?? names[defaultLanguage] ?? name;
  return {
    ...args,
    contest,
    ...(until && { until: formatBusinessTime(until, language) }),
    ...(since && { since: formatDay(since, language) }),
    ...(month && { month: formatMonth(month, language) }),
  };
}

export const contestsEmails: EmailForms<ContestsEmailArgs, ContestsMessageArgs> = {
  contest_entered: { format, parts: ({ full }) => ({ text: [full ? 'full' : 'preliminary'] }) },
  contest_full: { format },
  contest_result: { format },
  contest_won: {
    format,
    parts: ({ until, month }) => ({ text: ['text', until !== null ? 'claim' : month ? 'settled_in' : 'settled'] }),
  },
  contest_claim_due: { format },
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
