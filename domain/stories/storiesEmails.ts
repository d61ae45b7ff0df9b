import type { EmailForms } from '#domain/kit/emails.ts';

export interface StoriesEmailArgs {
  /** The staff gave the story, `from` until then, another title or genre. */
  work_renamed: { from: string; title: string; genre: boolean; reason: string };
}

export const storiesEmails: EmailForms<StoriesEmailArgs> = {
  work_renamed: {
    parts: ({ from, title, genre }) => ({ text: [from === title ? 'genre' : genre ? 'both' : 'title', 'text'] }),
  },
};
