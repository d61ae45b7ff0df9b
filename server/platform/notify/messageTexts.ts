import { defaultLanguage, type InterfaceLanguage, type StoryLanguage } from '#domain/languages.ts';
import type { AutomaticKind } from '#domain/notifications/message.ts';
import { formatBothTimes, formatBusinessTime, formatMonth } from '#domain/shared/formatDates.ts';
import { formatSpan } from '#domain/shared/formatSpans.ts';
import type { tables } from '#server/db/schema.ts';
import type { EmailArgs } from '#server/platform/emails/emailArgs.ts';
import { writeEmail, type Words } from '#server/platform/emails/index.ts';

type Readable =
  | 'contract_approved'
  | 'late_release'
  | 'statement_open'
  | 'statement_due'
  | 'statement_rejected'
  | 'payment_paid'
  | 'payment_failed'
  | 'question_answered'
  | 'comments_waiting'
  | 'chapter_released'
  | 'statement_approved'
  | 'statement_carried'
  | ContestKind
  | TaskKind;

/** What is said of a contest. */
type ContestKind = Extract<AutomaticKind, `contest_${string}`>;
/** A contest as it is kept: what it is called by language, and by the staff, and which one it is. */
export interface NamedContest {
  slug: string;
  edition: number;
  name: string;
  names: Partial<Record<InterfaceLanguage, string>>;
}
interface InContest extends NamedContest {
  /** Of the work. */
  title: string;
}

/** What is said of a translation task. */
export type TaskKind = Extract<AutomaticKind, `task_${string}` | `extension_${string}`>;
/** A task as it is kept: `language` by its code, the first and the last of its chapters. */
export interface TaskSubject {
  book: string;
  language: StoryLanguage;
  first: number;
  last: number;
}
/** Until when, and the zone of the reader's clock. */
interface TaskEnd {
  until: string;
  zone: string | null;
}

/** A statement that waits: its month, `2026-03`, cents, and until when; the zone of its author's clock. */
interface OpenStatement {
  statement_id: number;
  month: string;
  amount: number;
  until: string;
  zone: string | null;
}

/** Arguments as they are kept: instants as ISO 8601, numbers as numbers; only reading makes them words of a language. */
type Kept = {
  [K in Exclude<AutomaticKind, Readable>]: EmailArgs[K];
} & {
  contract_approved: { title: string; until: string };
  statement_open: OpenStatement;
  statement_due: OpenStatement;
  contest_entered: InContest & { full: boolean; until: string };
  contest_full: InContest;
  contest_result: InContest;
  contest_won: InContest & { place: number; amount: number; until: string | null };
  contest_claim_due: InContest & { amount: number; until: string };
  contest_lapsed: InContest & { until: string };
  /** `month` as `2026-03`, `amount` in US cents. */
  statement_rejected: { month: string; reason: string; until: string };
  payment_paid: { month: string; amount: number };
  payment_failed: { month: string; amount: number; reason: string };
  question_answered: { month: string; title: string; answer: string };
  /** `numbers` of the chapters in their order; when the first was due and when all went live. */
  late_release: { title: string; numbers: number[]; due: string; live: string };
  /** `titles` of the first works; `more`: there are others. */
  comments_waiting: { count: number; titles: string[]; more: boolean };
  chapter_released: { title: string; numbers: number[] };
  statement_approved: { month: string; amount: number };
  statement_carried: { month: string; amount: number };
  task_assigned: TaskSubject & TaskEnd;
  task_withdrawn: TaskSubject & { cancelled: boolean; reason?: string };
  task_moved: TaskSubject & TaskEnd;
  task_due: TaskSubject & TaskEnd & { words: number; translator: string; own: boolean };
  task_timed_out: TaskSubject & { words: number; translator: string; own: boolean };
  task_sent_back: TaskSubject & { numbers: number[]; reason: string };
  task_done: TaskSubject & { translator: string; own: boolean };
  extension_asked: TaskSubject & { translator: string; days: number; reason: string };
  extension_decided: TaskSubject & TaskEnd & { days: number; approved: boolean };
};
export type ArgsOf<K extends AutomaticKind> = Kept[K];
type Said = Pick<(typeof tables)['message']['$inferSelect'], 'kind' | 'args' | 'title' | 'content'>;

/** So many numbers are named one by one. */
const mostNumbers = 4;

/** Chapters as their numbers: those that follow one another as a range, of others the first few. */
function numbersIn(language: InterfaceLanguage, numbers: readonly number[]): string {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}–${last}`;
  const named = numbers.slice(0, mostNumbers).map(String);
  return numbers.length > mostNumbers ? `${named.join(', ')} …` : new Intl.ListFormat(language).format(named);
}

/** What of a message about money has to be made readable; with a zone, its reader's own time stands there too. */
function moneyWords<A extends { month: string; until?: string; zone?: string | null }>(
  args: A,
  language: InterfaceLanguage,
) {
  const { month, until, zone } = args;
  return {
    ...args,
    month: formatMonth(month, language),
    ...(until !== undefined && {
      until: zone === undefined ? formatBusinessTime(until, language) : formatBothTimes(until, language, zone),
    }),
  };
}

/** What of a message about a contest has to be made readable. */
function contestWords<A extends InContest & { until?: string | null }>(args: A, language: InterfaceLanguage) {
  const { name, names, until } = args;
  return {
    ...args,
    contest: names[language] ?? names[defaultLanguage] ?? name,
    ...(until && { until: formatBusinessTime(until, language) }),
  };
}

/** The name of a language as it stands by itself. */
function languageIn(reads: InterfaceLanguage, language: StoryLanguage): string {
  const name = new Intl.DisplayNames(reads, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reads) + name.slice(1);
}

/** What of a message about a translation task has to be made readable. */
function taskWords<A extends TaskSubject & Partial<TaskEnd>>(args: A, reads: InterfaceLanguage) {
  const { language, first, last, until, zone = null } = args;
  return {
    ...args,
    language: languageIn(reads, language),
    chapters: first === last ? String(first) : `${first}–${last}`,
    ...(until !== undefined && { until: formatBothTimes(until, reads, zone) }),
  };
}

const readable: { [K in AutomaticKind]?: (args: Kept[K], language: InterfaceLanguage) => unknown } = {
  contract_approved: ({ title, until }, language) => ({ title, until: formatBusinessTime(until, language) }),
  statement_open: moneyWords,
  statement_due: moneyWords,
  late_release: ({ title, numbers, due, live }, language) => ({
    title,
    numbers: numbersIn(language, numbers),
    many: numbers.length > 1,
    due: formatBusinessTime(due, language),
    live: formatBusinessTime(live, language),
    span: formatSpan(Date.parse(live) - Date.parse(due), language),
  }),
  comments_waiting: ({ count, titles, more }) => ({
    count,
    titles: `${titles.join(', ')}${more ? ' …' : ''}`,
  }),
  chapter_released: ({ title, numbers }, language) => ({
    title,
    numbers: numbersIn(language, numbers),
    many: numbers.length > 1,
  }),
  statement_rejected: moneyWords,
  statement_approved: moneyWords,
  statement_carried: moneyWords,
  payment_paid: moneyWords,
  payment_failed: moneyWords,
  question_answered: moneyWords,
  contest_entered: contestWords,
  contest_full: contestWords,
  contest_result: contestWords,
  contest_won: contestWords,
  contest_claim_due: contestWords,
  contest_lapsed: contestWords,
  task_assigned: taskWords,
  task_withdrawn: taskWords,
  task_moved: taskWords,
  task_due: taskWords,
  task_timed_out: taskWords,
  task_sent_back: (args, language) => ({ ...taskWords(args, language), numbers: numbersIn(language, args.numbers) }),
  task_done: taskWords,
  extension_asked: taskWords,
  extension_decided: taskWords,
};

/** What a message's kind and arguments say in a language, as an email says it too. */
export function writeMessageTexts<K extends AutomaticKind>(kind: K, args: ArgsOf<K>, language: InterfaceLanguage) {
  const ready = readable[kind]?.(args, language) ?? args;
  return writeEmail(language, kind, ready as never);
}

/** What a message says in a language: in its own words, or in those of its kind. */
export function writeMessage(row: Said, language: InterfaceLanguage): Words {
  const { kind } = row;
  if (kind === 'note') return { subject: row.title ?? '', text: row.content ? [row.content] : [] };
  return writeMessageTexts(kind, row.args as never, language);
}
