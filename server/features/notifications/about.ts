import type { tables } from '#server/db/schema.ts';

type Row = Pick<typeof tables.message.$inferSelect, 'kind' | 'fiction_id' | 'chapter_id' | 'task_id' | 'args'>;

/** The contest that a message is about, as its arguments name it. */
function parseContest(args: unknown) {
  const { slug, edition } = (args ?? {}) as { slug?: string; edition?: number };
  return slug === undefined || edition === undefined ? null : { slug, edition };
}

/** The edition of a clause that a message is about. */
function parseClause(kind: string, args: unknown) {
  const { slug, number } = (args ?? {}) as { slug?: string; number?: number };
  const isAbout = kind === 'clause_coming' || kind === 'clause_withdrawn';
  return !isAbout || slug === undefined || number === undefined ? null : { slug, number };
}

/** The record that a message is about. */
function parseRecord(kind: string, args: unknown) {
  const { of, id } = (args ?? {}) as { of?: string; id?: number };
  const isOfRecord = kind === 'record_note' || kind === 'record_given';
  return !isOfRecord || of === undefined || id === undefined ? null : { of, id };
}

/** What decides where a message leads. */
export const toAbout = ({ kind, fiction_id, chapter_id, task_id, args }: Row) => ({
  kind,
  fiction_id,
  chapter_id,
  task_id,
  month: (args as { month?: string } | null)?.month ?? null,
  contest: parseContest(args),
  clause: parseClause(kind, args),
  record: parseRecord(kind, args),
});
