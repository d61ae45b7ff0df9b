import type { EmailForms } from '#domain/kit/emails.ts';

interface Given {
  by: string;
  title: string;
  note: string | null;
}

export interface HomeEmailArgs {
  /** A colleague gave the reader a record to decide on. */
  record_given: Omit<Given, 'note'> & { note: string };
}

export interface HomeMessageArgs {
  /** `of` and `id` name the record. */
  record_given: Given & { of: string; id: number };
}

export const homeEmails: EmailForms<HomeEmailArgs, HomeMessageArgs> = {
  record_given: {
    format: ({ by, title, note }) => ({ by, title, note: note ?? '' }),
    parts: ({ note }) => ({ text: ['text', note !== '' && 'note'] }),
  },
};
