import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as calls from '#domain/editors/handover.calls.ts';
import { decideHandover } from '#domain/editors/handover.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { notifyAuthors, type Handed } from './notifyAuthors.ts';

const { editor, fiction, invitation, user } = tables;
type Outcome = AnswerOf<typeof calls.handOverWorks>['items'][number];

export const handovers: HandlersOf<typeof calls> = {
  async handOverWorks({ body: { items } }, context) {
    const { db, now } = context;
    const ids = items.map(({ id }) => id);
    const rows = await db.select().from(fiction).where(inArray(fiction.id, ids)).orderBy(asc(fiction.id)).for('update');
    const invitations = await db
      .select({ fiction_id: invitation.fiction_id, editor_id: invitation.editor_id })
      .from(invitation)
      .where(and(inArray(invitation.fiction_id, ids), eq(invitation.status, 'pending')));
    const invitedBy = new Map(invitations.map(({ fiction_id, editor_id }) => [fiction_id, editor_id]));
    const involved = [...items.map(({ to }) => to), ...rows.flatMap(({ editor_id }) => editor_id ?? [])];
    const editors = await db
      .select({ id: editor.id, name: editor.name, languages: editor.languages, status: user.status, role: user.role })
      .from(editor)
      .innerJoin(user, eq(user.id, editor.user_id))
      .where(inArray(editor.id, involved));
    const byId = new Map(editors.map((one) => [one.id, one]));
    const names = new Map(editors.map(({ id, name }) => [id, name]));
    const nameEditor = (id: number | null) => (id === null ? null : { id, name: names.get(id)! });

    const outcomes: Outcome[] = [];
    const handed: Handed[] = [];
    for (const { id, from, to } of items) {
      const row = rows.find((one) => one.id === id);
      if (!row) {
        outcomes.push({ id, result: 'missing', editor: null });
        continue;
      }
      const target = byId.get(to);
      const result = decideHandover(
        { ...row, invited_by: invitedBy.get(id) ?? null },
        {
          from,
          to: {
            id: to,
            active: target?.status === 'active' && target.role === 'editor',
            languages: target?.languages ?? [],
          },
        },
      );
      if (result === 'handed') {
        // The form of the story, which its author saves against, has a time of change of its own.
        await db.update(fiction).set({ editor_id: to, assigned_at: now.toISOString() }).where(eq(fiction.id, id));
        await audit(context, 'hand_over', 'fictions', id, { editor_id: { from: row.editor_id, to } });
        handed.push({ author_id: row.author_id, to, fiction_id: id, title: row.title });
      }
      outcomes.push({ id, result, editor: nameEditor(result === 'handed' ? to : row.editor_id) });
    }
    await notifyAuthors(context, handed, names);
    return { items: outcomes };
  },
};
