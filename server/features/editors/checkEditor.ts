import { and, eq, ne, isNull, or } from 'drizzle-orm';
import { editorRefusals } from '#domain/editors/handover.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { loadDecisions } from './decisions.ts';

const { fiction } = tables;

/** Refuses an editor of a work to whom a handover would not give it either; nobody, or who has it, is none. */
export async function checkEditor({ db }: Context, id: number, editor_id: number | null | undefined): Promise<void> {
  if (editor_id == null) return;
  const isOther = or(isNull(fiction.editor_id), ne(fiction.editor_id, editor_id));
  const [work] = await db
    .select()
    .from(fiction)
    .where(and(eq(fiction.id, id), isOther))
    .for('update');
  if (!work) return;
  const { decide, names } = await loadDecisions(db, [id], [editor_id]);
  // An editor that does not exist is answered as every such ref.
  if (!names.has(editor_id)) return;
  const refused = editorRefusals[decide(work, work.editor_id, editor_id)];
  if (refused) throw invalidField('editor_id', refused);
}
