import { eq } from 'drizzle-orm';
import type * as calls from '#domain/statements/months.calls.ts';
import type * as reviewCalls from '#domain/statements/statementReviews.calls.ts';
import { statementSnapshots } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { loadCloseChecklist, close } from './close.ts';
import { loadMonths, previewClose } from './months.ts';
import { reviewing } from './review.ts';

export const statements: HandlersOf<typeof calls & typeof reviewCalls> = {
  ...reviewing,

  async getCloseChecklist({ params }, context) {
    const { row, checks } = await loadCloseChecklist(context, params.month);
    return {
      month: params.month,
      closed_at: row?.closed_at ?? null,
      confirm_from: row?.confirm_from ?? null,
      confirm_until: row?.confirm_until ?? null,
      checks,
    };
  },

  listMonths: ({ query }, context) => loadMonths(context, query),

  getClosePreview: ({ params }, context) => previewClose(context, params.month),
  closeMonth: ({ params }, context) => close(context, params.month),

  async getSnapshot({ params: { id } }, { db, log }) {
    const [snapshot] = await db.select().from(statementSnapshots).where(eq(statementSnapshots.statement_id, id));
    if (!snapshot) throw notFound();
    const valid = hashSha256(snapshot.content) === snapshot.hash;
    if (!valid) log.error({ statement_id: id }, 'a snapshot is not what was closed');
    return { hash: snapshot.hash, valid, content: JSON.parse(snapshot.content) as Record<string, unknown> };
  },
};
