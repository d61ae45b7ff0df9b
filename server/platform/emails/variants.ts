import type { EmailSentences } from '#domain/kit/messages.ts';
import type { EmailArgs, EmailKind } from './emailArgs.ts';

/** Sentences of an email by their keys: which one is its subject, and which follow one another as its text. */
interface Parts<K extends EmailKind> {
  subject?: keyof EmailSentences[K];
  text?: readonly (keyof EmailSentences[K] | false)[];
}

/** The emails whose sentences depend on what they are about; every other one is its `subject` and its `text`. */
export const variants: { [K in EmailKind]?: (args: EmailArgs[K]) => Parts<K> } = {
  chapter_approved: ({ live }) => ({ text: [live ? 'live' : 'waiting'] }),
  chapter_rejected: ({ completed, notes }) => ({
    subject: completed ? 'subject_completed' : 'subject',
    text: ['text', notes > 0 && 'notes', completed ? 'completed' : 'change'],
  }),
  chapter_released: ({ many }) => (many ? { subject: 'subject_many', text: ['text_many'] } : {}),
  late_release: ({ many }) => (many ? { subject: 'subject_many', text: ['text_many'] } : {}),
  contract_rejected: ({ left }) => ({ text: ['text', left === 0 ? 'none_left' : 'left'] }),
  work_renamed: ({ from, title, genre }) => ({
    text: [from === title ? 'genre' : genre ? 'both' : 'title', 'text'],
  }),
  question_answered: ({ title }) => ({ text: [title !== '' && 'about', 'text'] }),
  bonus_approved: ({ taken, remark }) => ({
    subject: taken ? 'subject_taken' : 'subject',
    text: [Boolean(remark) && 'remark', 'text'],
  }),
  contest_entered: ({ full }) => ({ text: [full ? 'full' : 'preliminary'] }),
  contest_won: ({ until }) => ({ text: ['text', until === null ? 'settled' : 'claim'] }),
  task_withdrawn: ({ cancelled, reason }) => ({
    text: ['text', cancelled ? 'cancelled' : 'reassigned', reason !== undefined && 'reason', 'kept'],
  }),
  task_due: ({ own }) => ({ text: ['text', !own && 'translator'] }),
  task_timed_out: ({ own }) => ({ text: ['text', own ? 'own' : 'translator'] }),
  task_done: ({ own }) => ({ text: ['text', !own && 'translator'] }),
  extension_decided: ({ approved }) => ({
    subject: approved ? 'subject_approved' : 'subject_rejected',
    text: ['text', approved ? 'approved' : 'rejected'],
  }),
  report_decided: ({ removed, reason }) => ({
    subject: removed ? 'subject_removed' : 'subject_stays',
    text: [removed ? 'removed' : 'stays', reason !== null && 'reason'],
  }),
};
