import { and, eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from './apiError.ts';
import type { Context } from './context.ts';

const { fiction } = tables;
export type StoryRow = typeof fiction.$inferSelect;

const isOfAuthor = ({ user }: Context, id: number) => and(eq(fiction.id, id), eq(fiction.author_id, user.id));

/** A story of the caller. */
export async function findStory(context: Context, id: number): Promise<StoryRow> {
  const [story] = await context.db.select().from(fiction).where(isOfAuthor(context, id));
  if (!story) throw notFound();
  return story;
}

/** The same to change its chapters: one command at a time, and none once it is completed (domain.md section 4). */
export async function loadStoryForUpdate(context: Context, id: number): Promise<StoryRow> {
  const [story] = await context.db.select().from(fiction).where(isOfAuthor(context, id)).for('update');
  if (!story) throw notFound();
  if (story.status === 'completed') throw conflict('stories.author.errors.completed');
  return story;
}

export const isSigned = ({ contract_status }: Pick<StoryRow, 'contract_status'>) => contract_status === 'signed';
