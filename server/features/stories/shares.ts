import { eq, inArray } from 'drizzle-orm';
import type { AnswerOf } from '#domain/kit/call.ts';
import type * as calls from '#domain/stories/shares.calls.ts';
import { isShareLocked } from '#domain/stories/shares.ts';
import { tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';

const { fiction } = tables;
type Outcome = AnswerOf<typeof calls.setShares>['items'][number];

export const shares: HandlersOf<typeof calls> = {
  async setShares({ body: { items } }, context) {
    const { db, now } = context;
    const ids = items.map(({ id }) => id);
    const rows = await db
      .select({ id: fiction.id, share: fiction.share_proportion, status: fiction.contract_status })
      .from(fiction)
      .where(inArray(fiction.id, ids))
      .orderBy(fiction.id)
      .for('update');
    const outcomes: Outcome[] = [];
    for (const { id, from, to } of items) {
      const row = rows.find((one) => one.id === id);
      if (!row) outcomes.push({ id, result: 'missing', share: null });
      else if (row.share === to) outcomes.push({ id, result: 'same', share: to });
      else if (row.share !== from) outcomes.push({ id, result: 'changed', share: row.share });
      else if (isShareLocked(row.status)) outcomes.push({ id, result: 'held', share: row.share });
      else {
        // The form of the story, which its author saves against, has a time of change of its own.
        await db
          .update(fiction)
          .set({ share_proportion: to, assigned_at: now.toISOString() })
          .where(eq(fiction.id, id));
        await audit(context, 'set_share', 'fictions', id, { share_proportion: { from, to } });
        outcomes.push({ id, result: 'set', share: to });
      }
    }
    return { items: outcomes };
  },
};
