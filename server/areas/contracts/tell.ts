import { eq } from 'drizzle-orm';
import { entities } from '#domain/entities/index.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { searchText } from '#server/kit/crud.ts';
import { letters, letterTo } from '#server/letters/index.ts';
import type { WorkLetters } from '#server/letters/types.ts';
import type { StoryRow } from './rows.ts';

const { message, user } = tables;
const longest = entities.message.fields.title.max!;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** An instant in words of a language, in business time. */
export function dayIn(language: InterfaceLanguage, instant: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Singapore',
  });
  return `${format.format(new Date(instant))} (UTC+8)`;
}

type Telling = Pick<Context, 'db' | 'now' | 'letters'>;

/** Tells the author of a work, as a message and by a letter, in the language of the last sign-in, else that of the work. */
export async function tellAuthor<K extends keyof WorkLetters>(
  { db, now, letters: outbox }: Telling,
  story: Pick<StoryRow, 'author_id' | 'language'>,
  kind: K,
  args: (language: InterfaceLanguage) => Parameters<WorkLetters[K]>[0],
): Promise<void> {
  const [author] = await db
    .select({ email: user.email, language: user.language })
    .from(user)
    .where(eq(user.id, story.author_id));
  if (!author) return;
  const language = author.language ?? story.language;
  const said = args(language);
  const { subject, text } = letters[language][kind](said as never);
  const category = kind.startsWith('chapter_') ? 'story' : 'sign';
  const row = { user_id: story.author_id, category, title: cut(subject), content: text.join('\n\n') } as const;
  const at = now.toISOString();
  await db
    .insert(message)
    .values({ ...row, created_at: at, updated_at: at, search: searchText(entities.message, row) });
  outbox.notify(letterTo(author.email, language, kind, said as never));
}
