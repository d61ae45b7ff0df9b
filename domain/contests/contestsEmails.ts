import type { EmailForms } from '#domain/kit/emails.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { formatBusinessTime } from '#domain/shared/formatDates.ts';

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
  /** `until` when it is claimed; null: it need not be. */
  contest_won: Contest & { title: string; place: number; amount: number; until: string | null };
  contest_claim_due: Contest & { title: string; amount: number; until: string };
  contest_lapsed: Contest & { title: string; until: string };
}
export type ContestsMessageArgs = ContestsEmailArgs<NamedContest>;

function format<A extends NamedContest & { until?: string | null }>(args: A, language: InterfaceLanguage) {
  const { name, names, until } = args;
  const contest = names[language] ?? names[defaultLanguage] ?? name;
  return { ...args, contest, ...(until && { until: formatBusinessTime(until, language) }) };
}

export const contestsEmails: EmailForms<ContestsEmailArgs, ContestsMessageArgs> = {
  contest_entered: { format, parts: ({ full }) => ({ text: [full ? 'full' : 'preliminary'] }) },
  contest_full: { format },
  contest_result: { format },
  contest_won: { format, parts: ({ until }) => ({ text: ['text', until === null ? 'settled' : 'claim'] }) },
  contest_claim_due: { format },
  contest_lapsed: { format },
};
