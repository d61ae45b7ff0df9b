import { and, eq } from 'drizzle-orm';
import { ledgerMonths, statementSnapshots, tables } from '#server/db/schema.ts';
import { profileOf } from '#server/features/accounts/index.ts';
import { readSnapshot } from '#server/features/statements/office/snapshot.ts';
import { statementPdf } from '#server/features/statements/pdf/statement.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

const { statement, user } = tables;

/** An own statement as a PDF of what was frozen; 404 where there is none. */
export async function answerPdf({ db, user: me, locale }: Context, id: number): Promise<Response> {
  const [row] = await db
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
  if (!row) throw notFound();
  const { parts, summary } = readSnapshot(row.content);
  const { real_name } = await profileOf(db, me.id);
  const names = [...new Set([real_name, row.pen_name])].filter(Boolean).join(' · ');
  const { hash } = row;
  const bytes = await statementPdf({ ...summary, ...parts, id, names, hash, closed: new Date(row.closed_at!) }, locale);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="statement-${summary.month}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
