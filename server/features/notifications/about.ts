import type { tables } from '#server/db/schema.ts';

type Row = Pick<typeof tables.message.$inferSelect, 'kind' | 'fiction_id' | 'chapter_id' | 'task_id' | 'args'>;

/** The contest that a message is about, as its arguments name it. */
function parseContest(args: unknown) {
  const { slug, edition } = (args ?? {}) as { slug?: string; edition?: number };
  return slug === undefined || edition === undefined ? null : { slug, edition };
}

/** What decides where a message leads. */
export const toAbout = ({ kind, fiction_id, chapter_id, task_id, args }: Row) => ({
  kind,
  fiction_id,
  chapter_id,
  task_id,
  month: (args as { month?: string } | null)?.month ?? null,
  contest: parseContest(args),
});
