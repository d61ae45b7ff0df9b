import { editorRefusals } from '#domain/editors/handover.ts';
import type { tables } from '#server/db/schema.ts';
import { invalidField, type ApiError } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { loadDecisions } from './decisions.ts';

type Work = typeof tables.fiction.$inferSelect;

interface Giving {
  work: Work;
  editor_id: number;
}

/**
 * Finds the works, by their ids, whose editor a handover would not make of who is to be it either; nobody, or who has one, is
 * refused by none. The works are locked.
 */
export async function findRefusedEditors(
  { db }: Context,
  all: readonly { work: Work; editor_id?: number | null | undefined }[],
): Promise<ReadonlyMap<number, ApiError>> {
  const given = all.filter((one): one is Giving => one.editor_id != null && one.editor_id !== one.work.editor_id);
  if (given.length === 0) return new Map();
  const { decide, names } = await loadDecisions(
    db,
    given.map(({ work }) => work.id),
    [...new Set(given.map(({ editor_id }) => editor_id))],
  );
  return new Map(
    given.flatMap(({ work, editor_id }) => {
      // An editor that does not exist is answered as every such ref.
      const refused = names.has(editor_id) && editorRefusals[decide(work, work.editor_id, editor_id)];
      return refused ? [[work.id, invalidField('editor_id', refused)]] : [];
    }),
  );
}
