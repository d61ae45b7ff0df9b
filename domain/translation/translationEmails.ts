import type { Deadline, EmailForms } from '#domain/kit/emails.ts';
import type { InterfaceLanguage, StoryLanguage } from '#domain/languages.ts';
import { formatBothTimes } from '#domain/shared/formatDates.ts';
import { capitalize, formatLanguageName, formatNumbers } from '#domain/shared/formatNames.ts';

/** A task: its book, and language and chapters ready to be read. */
interface TaskArgs {
  book: string;
  language: string;
  chapters: string;
}
/** A task as a message keeps it: `language` by its code, the first and the last of its chapters; the zone of its reader's clock. */
export interface TaskSubject {
  book: string;
  language: StoryLanguage;
  first: number;
  last: number;
  zone: string | null;
}

export interface TranslationEmailArgs<Task = TaskArgs, Numbers = string> {
  task_assigned: Task & { until: string };
  /** It was given to another translator, or `cancelled`; earlier messages have no reason. */
  task_withdrawn: Task & { cancelled: boolean; reason?: string };
  task_moved: Task & { until: string };
  /** `words` of the source are left; `own`: to its translator, else to who gave it out. */
  task_due: Task & { until: string; words: number; translator: string; own: boolean };
  /** `spent`: no more extensions can be asked for. */
  task_timed_out: Task & { words: number; translator: string; own: boolean; spent: boolean };
  /** `numbers` of the chapters that the auditor sent back. */
  task_sent_back: Task & { numbers: Numbers; reason: string };
  /** An import has changed the source of chapters that were begun, by their `numbers`; `paragraphs` of them are open since. */
  task_source_changed: Task & { numbers: Numbers; paragraphs: number; translator: string; own: boolean };
  /** `numbers` of the chapters that wait for the auditor. */
  task_submitted: Task & { numbers: Numbers; translator: string };
  task_done: Task & { translator: string; own: boolean };
  extension_asked: Task & { translator: string; days: number; reason: string };
  /** `until` is the new end of the task where it is `approved`. */
  extension_decided: Task & { days: number; approved: boolean; until: string };
}
export type TranslationMessageArgs = TranslationEmailArgs<TaskSubject, number[]>;

function format<A extends TaskSubject & { until?: string }>(args: A, locale: InterfaceLanguage) {
  const { language, first, last, until, zone } = args;
  return {
    ...args,
    language: capitalize(formatLanguageName(language, locale), locale),
    chapters: first === last ? String(first) : `${first}–${last}`,
    ...(until !== undefined && { until: formatBothTimes(until, locale, zone) }),
  };
}

const formatWithNumbers = <A extends TaskSubject & { numbers: number[] }>(args: A, locale: InterfaceLanguage) => ({
  ...format(args, locale),
  numbers: formatNumbers(args.numbers, locale),
});

/** The end of a task, with alarms three days, a day and three hours before. */
const deadline = ({ until }: { until: string }, { task_id }: { task_id: number | null }): Deadline | undefined =>
  task_id === null ? undefined : { id: `translation-task-${task_id}`, until, alarms: [72, 24, 3] };

export const translationEmails: EmailForms<TranslationEmailArgs, TranslationMessageArgs> = {
  task_assigned: { format, deadline },
  task_withdrawn: {
    format,
    parts: ({ cancelled, reason }) => ({
      text: ['text', cancelled ? 'cancelled' : 'reassigned', reason !== undefined && 'reason', 'kept'],
    }),
  },
  task_moved: { format, deadline },
  task_due: { format, deadline, parts: ({ own }) => ({ text: ['text', !own && 'translator'] }) },
  task_timed_out: {
    format,
    parts: ({ own, spent }) => ({ text: ['text', own ? (spent ? 'spent' : 'own') : 'translator'] }),
  },
  task_sent_back: { format: formatWithNumbers },
  task_source_changed: { format: formatWithNumbers, parts: ({ own }) => ({ text: ['text', !own && 'translator'] }) },
  task_submitted: { format: formatWithNumbers },
  task_done: { format, parts: ({ own }) => ({ text: ['text', !own && 'translator'] }) },
  extension_asked: { format },
  extension_decided: {
    format,
    deadline: (args, about) => (args.approved ? deadline(args, about) : undefined),
    parts: ({ approved }) => ({
      subject: approved ? 'subject_approved' : 'subject_rejected',
      text: ['text', approved ? 'approved' : 'rejected'],
    }),
  },
};
