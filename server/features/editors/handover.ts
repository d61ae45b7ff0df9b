import { asc, eq, inArray } from 'drizzle-orm';
import type * as calls from '#domain/editors/handover.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { loadDecisions } from './decisions.ts';
import { notifyAuthors, type Handed } from './notifyAuthors.ts';

const { fiction } = tables;
type Outcome = AnswerOf<typeof calls.handOverWorks>['items'][number];

export const handovers: HandlersOf<typeof calls> = {
  async handOverWorks({ body: { items } }, context) {
    const { db, now } = context;
    const ids = items.map(({ id }) => id);
    const rows = await db.select().from(fiction).where(inArray(fiction.id, ids)).orderBy(asc(fiction.id)).for('update');
    const involved = [...items.map(({ to }) => to), ...rows.flatMap(({ editor_id }) => editor_id ?? [])];
    const { decide, names } = await loadDecisions(db, ids, involved);
    const nameEditor = (id: number | null) => (id === null ? null : { id, name: names.get(id)! });

    const outcomes: Outcome[] = [];
    const handed: Handed[] = [];
    for (const { id, from, to } of items) {
      const row = rows.find((one) => one.id === id);
      if (!row) {
        outcomes.push({ id, result: 'missing', editor: null });
        continue;
      }
      const result = decide(row, from, to);
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
