import type { tables } from '#server/db/schema.ts';

type Row = Pick<typeof tables.message.$inferSelect, 'kind' | 'fiction_id' | 'chapter_id' | 'task_id' | 'args'>;

/** What decides where a message leads. */
export const aboutOf = ({ kind, fiction_id, chapter_id, task_id, args }: Row) => ({
  kind,
  fiction_id,
  chapter_id,
  task_id,
  month: (args as { month?: string } | null)?.month ?? null,
});
