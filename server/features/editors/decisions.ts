import { and, eq, inArray } from 'drizzle-orm';
import { decideHandover, type HandoverResult } from '#domain/editors/handover.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { isOpenInvitation } from '#server/features/contracts/index.ts';
import { isWorking } from '#server/kit/isWorking.ts';

const { editor, fiction, invitation, user } = tables;
type Work = typeof fiction.$inferSelect;

interface Decisions {
  /** What becomes of one of the works. */
  decide: (work: Work, from: number | null, to: number) => HandoverResult;
  /** By the id of the editor. */
  names: ReadonlyMap<number, string>;
}

/** What handovers of works are decided by: who the editors are, and whose invitations wait. */
export async function loadDecisions(
  db: Db,
  works: readonly number[],
  editorIds: readonly number[],
): Promise<Decisions> {
  const invitations = await db
    .select({ fiction_id: invitation.fiction_id, editor_id: invitation.editor_id })
    .from(invitation)
    .where(and(inArray(invitation.fiction_id, [...works]), isOpenInvitation(db)));
  const invitedBy = new Map(invitations.map(({ fiction_id, editor_id }) => [fiction_id, editor_id]));
  const editors = await db
    .select({ id: editor.id, name: editor.name, languages: editor.languages, status: user.status, role: user.role })
    .from(editor)
    .innerJoin(user, eq(user.id, editor.user_id))
    .where(inArray(editor.id, [...editorIds]));
  const byId = new Map(editors.map((one) => [one.id, one]));
  return {
    decide(work, from, to) {
      const target = byId.get(to);
      return decideHandover(
        { ...work, invited_by: invitedBy.get(work.id) ?? null },
        { from, to: { id: to, active: isWorking(target), languages: target?.languages ?? [] } },
      );
    },
    names: new Map(editors.map(({ id, name }) => [id, name])),
  };
}
