import type { InterfaceLanguage } from '../languages.ts';
import type { EmailSentences } from './messages.ts';

type Kind = keyof EmailSentences;

/** Sentences of an email by their keys: which one is its subject, and which follow one another as its text. */
export interface Parts<K extends Kind> {
  subject?: keyof EmailSentences[K];
  text?: readonly (keyof EmailSentences[K] | false)[];
}

/** A deadline for the reader's calendar. */
export interface Deadline {
  /** Of the event: a calendar that has one of the same id keeps one, the newest. */
  id: string;
  until: string;
  /** Hours before it at which a calendar reminds its reader. */
  alarms: readonly number[];
}

/** How an email is written of its arguments, and of those that a message keeps of it. */
export interface EmailForm<K extends Kind, Args, Kept = Args> {
  /** Which sentences it takes; else its `subject` and its `text`. */
  parts?: (args: Args) => Parts<K>;
  /** Makes what is kept readable in a language; else it is kept as it is read. */
  format?: (kept: Kept, language: InterfaceLanguage) => Args;
  /** What goes along as a calendar file; else nothing. */
  deadline?: (kept: Kept, about: { task_id: number | null }) => Deadline | undefined;
}

/**
 * The emails of a feature that are not just sentences with their arguments. `Args`: what the sentences of each kind
 * take, text ready to be read, a number not yet written. `Kept`: what a message keeps instead, where its type differs.
 */
export type EmailForms<Args, Kept = object> = {
  [K in keyof Args & Kind]?: EmailForm<K, Args[K], K extends keyof Kept ? Kept[K] : Args[K]>;
} & {
  [K in keyof Args & keyof Kept & Kind]: Required<Pick<EmailForm<K, Args[K], Kept[K]>, 'format'>>;
};
