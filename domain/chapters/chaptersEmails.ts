import type { EmailForms } from '#domain/kit/emails.ts';

export interface ChaptersEmailArgs {
  /** `live`: readers see it now; else it waits for its time or its author. */
  chapter_approved: { title: string; number: number; live: boolean };
  /** `notes`: how many stand at paragraphs. `completed`: nothing in the story can be changed any more. */
  chapter_rejected: { title: string; number: number; reason: string; notes: number; completed?: boolean };
}

export const chaptersEmails: EmailForms<ChaptersEmailArgs> = {
  chapter_approved: { parts: ({ live }) => ({ text: [live ? 'live' : 'waiting'] }) },
  chapter_rejected: {
    parts: ({ completed, notes }) => ({ text: ['text', notes > 0 && 'notes', completed ? 'completed' : 'change'] }),
  },
};
