import { eq } from 'drizzle-orm';
import { tell } from '#server/areas/messages/tell.ts';
import { wordsOf, type ArgsOf } from '#server/areas/messages/words.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { letterOf } from '#server/letters/index.ts';
import type { WorkLetters } from '#server/letters/types.ts';
import type { StoryRow } from './rows.ts';

const { user } = tables;

type Telling = Pick<Context, 'db' | 'now' | 'letters'>;

/** Tells the author of a work, as a message and by a letter, in the language of the last sign-in, else that of the work. */
export async function tellAuthor<K extends keyof WorkLetters>(
  context: Telling,
  story: Pick<StoryRow, 'id' | 'author_id' | 'language'>,
  kind: K,
  args: ArgsOf<K>,
  chapter_id?: number,
): Promise<void> {
  const { db, letters } = context;
  const [author] = await db
    .select({ email: user.email, language: user.language })
    .from(user)
    .where(eq(user.id, story.author_id));
  if (!author) return;
  await tell(context, story.author_id, kind, args, { fiction_id: story.id, chapter_id });
  letters.notify(letterOf(author.email, wordsOf(kind, args, author.language ?? story.language)));
}
