import { and, eq } from 'drizzle-orm';
import { ledgerMonths, tables } from '#server/db/schema.ts';
import { findPaymentDetails } from '#server/features/payment-details/index.ts';
import type { Statement } from '#server/features/statements/pdf/statement.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { findConfirmation } from './rows.ts';
import { formatAuthor, loadFigures } from './source.ts';

const { statement } = tables;

type About = Pick<Context, 'db' | 'locale' | 'payer'> & { user: Pick<Context['user'], 'id'> };

/** What stands on an own statement, as it was frozen; 404 where there is none. */
export async function loadStatement(context: About, id: number): Promise<Statement> {
  const { db, user: me, payer } = context;
  const [row] = await db
    .select({ month: statement.month, closed_at: ledgerMonths.closed_at })
    .from(statement)
    .innerJoin(ledgerMonths, eq(ledgerMonths.month, statement.month))
    .where(and(eq(statement.id, id), eq(statement.author_id, me.id)));
  if (!row) throw notFound();
  const { parts, ...figures } = await loadFigures(db, { id, month: row.month });
  const paymentDetails = (await findConfirmation(db, id))?.payment ?? (await findPaymentDetails(db, me.id));
  return {
    ...parts,
    ...figures,
    id,
    author: await formatAuthor(context, me.id, paymentDetails),
    payer: [payer.name, ...payer.address],
    closed: new Date(row.closed_at!),
  };
}

/** An own statement as a PDF. */
export async function answerPdf(context: Context, id: number): Promise<Response> {
  const statement = await loadStatement(context, id);
  const { writeStatementPdf } = await import('#server/features/statements/pdf/statement.ts');
  return new Response(new Uint8Array(await writeStatementPdf(statement, context.locale)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="statement-${statement.summary.month}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
