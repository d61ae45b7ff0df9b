import { and, eq } from 'drizzle-orm';
import type { IncomeSummary } from '#domain/rules/incomeSummary.ts';
import type { StatementFigures } from '#domain/rules/statement.ts';
import { profileOf } from '#server/areas/contracts/rows.ts';
import { ledgerMonths, statementSnapshots, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { notFound } from '#server/kit/refusal.ts';
import { statementPdf } from '#server/pdf/statement.ts';

const { statement, user } = tables;

/** An own statement as a PDF of what was frozen; 404 where there is none. */
export async function paperOf({ db, user: me, reader }: Context, id: number): Promise<Response> {
  const [found] = await db
    .select({
      content: statementSnapshots.content,
      hash: statementSnapshots.hash,
      closed_at: ledgerMonths.closed_at,
      pen_name: user.pen_name,
    })
    .from(statement)
    .innerJoin(statementSnapshots, eq(statementSnapshots.statement_id, statement.id))
    .innerJoin(ledgerMonths, eq(ledgerMonths.month, statement.month))
    .innerJoin(user, eq(user.id, statement.author_id))
    .where(and(eq(statement.id, id), eq(statement.author_id, me.id)));
  if (!found) throw notFound();
  const content = JSON.parse(found.content) as IncomeSummary & StatementFigures;
  const { real_name } = await profileOf(db, me.id);
  const names = [...new Set([real_name, found.pen_name])].filter(Boolean).join(' · ');
  const { hash } = found;
  const bytes = await statementPdf({ ...content, id, names, hash, closed: new Date(found.closed_at!) }, reader);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="statement-${content.month}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
