import type { Deadline, EmailForms } from '#domain/kit/emails.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatMonthArg, formatUntilArg } from '#domain/shared/formatArgs.ts';
import { formatBothTimes } from '#domain/shared/formatDates.ts';

/** `amount` is in US cents. */
interface AmountArgs {
  month: string;
  amount: number;
}
interface OpenArgs extends AmountArgs {
  until: string;
}
/** A statement that waits, and the zone of its author's clock. */
interface OpenStatement extends OpenArgs {
  statement_id: number;
  zone: string | null;
}

export interface StatementsEmailArgs<Open = OpenArgs> {
  statement_open: Open;
  statement_due: Open;
  /** The statement of a month may be mended and sent in again until then. */
  statement_rejected: { month: string; reason: string; until: string };
  statement_approved: AmountArgs;
  /** Nobody confirmed it, or sent it in again, in time. */
  statement_carried: AmountArgs;
  /** Finance answered a question about the line of a story; `title` is empty where the line is of none. */
  question_answered: { month: string; title: string; answer: string };
}
export type StatementsMessageArgs = Pick<StatementsEmailArgs<OpenStatement>, 'statement_open' | 'statement_due'>;

/** The deadline of a statement, with alarms a day and three hours before. */
export const getStatementDeadline = ({
  statement_id,
  until,
}: Pick<OpenStatement, 'statement_id' | 'until'>): Deadline => ({
  id: `statement-${statement_id}-${Date.parse(until)}`,
  until,
  alarms: [24, 3],
});

const open = {
  format: (args: OpenStatement, language: InterfaceLanguage) => ({
    ...formatMonthArg(args, language),
    until: formatBothTimes(args.until, language, args.zone),
  }),
  deadline: getStatementDeadline,
};

export const statementsEmails: EmailForms<StatementsEmailArgs, StatementsMessageArgs> = {
  statement_open: open,
  statement_due: open,
  statement_rejected: { format: (args, language) => formatUntilArg(formatMonthArg(args, language), language) },
  statement_approved: { format: formatMonthArg },
  statement_carried: { format: formatMonthArg },
  question_answered: { format: formatMonthArg, parts: ({ title }) => ({ text: [title !== '' && 'about', 'text'] }) },
};
