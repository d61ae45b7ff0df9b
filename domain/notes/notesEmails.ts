import type { EmailForms } from '#domain/kit/emails.ts';

export interface NotesEmailArgs {
  /** A colleague named the reader in a note at a record. `known`: the reader may know who did. */
  record_note: { by: string; known: boolean; title: string };
}

export interface NotesMessageArgs {
  /** `of` and `id` name the record; `by` is null where its reader is not to know who wrote the note. */
  record_note: { by: string | null; title: string; of: string; id: number };
}

export const notesEmails: EmailForms<NotesEmailArgs, NotesMessageArgs> = {
  record_note: {
    format: ({ by, title }) => ({ by: by ?? '', known: by !== null, title }),
    parts: ({ known }) => ({ subject: known ? 'subject' : 'colleague' }),
  },
};
