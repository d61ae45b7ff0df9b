import type { EmailForms } from '#domain/kit/emails.ts';

export interface CommentsEmailArgs {
  /** The staff decided on a comment of a `reader` that the author had reported; `reason` is theirs. */
  report_decided: { title: string; reader: string; removed: boolean; reason: string | null };
  /** Comments of readers wait unread, on these stories. */
  comments_waiting: { count: number; titles: string };
}
export interface CommentsMessageArgs {
  /** `titles` of the first stories; `more`: there are others. */
  comments_waiting: { count: number; titles: string[]; more: boolean };
}

export const commentsEmails: EmailForms<CommentsEmailArgs, CommentsMessageArgs> = {
  report_decided: {
    parts: ({ removed, reason }) => ({
      subject: removed ? 'subject_removed' : 'subject_stays',
      text: [removed ? 'removed' : 'stays', reason !== null && 'reason'],
    }),
  },
  comments_waiting: {
    format: ({ count, titles, more }) => ({ count, titles: `${titles.join(', ')}${more ? ' …' : ''}` }),
  },
};
