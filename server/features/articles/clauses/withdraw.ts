import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/articles/clauses.calls.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { clauseEditions } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { lockClause } from './publish.ts';

export const withdrawals: HandlersOf<Pick<typeof calls, 'withdrawEdition'>> = {
  async withdrawEdition({ params: { id }, body: { number } }, context) {
    const { db, now } = context;
    const { slug } = await lockClause(context, id);
    // Waits for a batch of authors who are told of it right now, and for whoever accepts it.
    const [edition] = await db
      .select()
      .from(clauseEditions)
      .where(and(eq(clauseEditions.slug, slug), eq(clauseEditions.number, number)))
      .for('update');
    if (!edition) throw notFound();
    if (edition.withdrawn_at || edition.effective_on <= dayOf(now))
      throw conflict('articles.office.clause.errors.withdraw', { number });
    await db.update(clauseEditions).set({ withdrawn_at: now.toISOString() }).where(eq(clauseEditions.id, edition.id));
    await audit(context, 'withdraw_edition', 'articles', id, {
      edition: { from: edition.number },
      effective_on: { from: edition.effective_on },
    });
    return null;
  },
};
