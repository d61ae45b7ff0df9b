import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { selectKept } from '#domain/payment-details/paymentDetails.ts';
import type * as calls from '#domain/statements/statements.calls.ts';
import { files, statementConfirmations, tables } from '#server/db/schema.ts';
import { type PaymentRow } from '#server/features/payment-details/index.ts';
import { carryForward, settlePosting } from '#server/features/statements/office/carry.ts';
import { conflict, invalidField, ApiError } from '#server/kit/apiError.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import { withPreparation, type Context, type HandlersOf, type Input } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { lockFile, getFileName, ownsImages, getFileUrl } from '#server/platform/files/files.ts';
import { post } from '#server/platform/ledger/post.ts';
import { takeStatementStep } from '../step.ts';
import { renderInvoice, formatInvoiceNumber } from './invoiceContent.ts';
import { findOpenStatement, requirePaymentDetails, type ClosedStatement, type StatementRow } from './rows.ts';

const { statement } = tables;

interface Prepared {
  row: StatementRow;
  paymentDetails: PaymentRow;
  signature?: { name: string; hash: string };
  invoice?: Buffer;
}

/**
 * Draws the invoice before anything is locked: that takes long. What it refuses is refused later, since who asks again
 * gets the first answer.
 */
const prepare = (input: Input<typeof calls.confirmStatement>, context: Context): Promise<Prepared | ApiError> =>
  prepareConfirmation(input, context).catch((error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  });

async function prepareConfirmation(
  { body }: Input<typeof calls.confirmStatement>,
  context: Context,
): Promise<Prepared> {
  const { db, storage } = context;
  const current = await readStatement(context);
  const paymentDetails = await requirePaymentDetails(db, current);
  const prepared = { row: current.row, paymentDetails };
  if (paymentDetails.payment_type !== 'bank') return prepared;
  if (!body.signature_url) throw invalidField('signature_url', 'validation.required');
  await ownsImages(context, 'invoicesign', [body.signature_url], 'signature_url');
  const name = getFileName(body.signature_url);
  const image = await storage.get(name);
  if (!image) throw invalidField('signature_url', 'validation.missing_record');
  const invoice = await renderInvoice(context, current.row, paymentDetails, image);
  return { ...prepared, signature: { name, hash: hashSha256(image) }, invoice };
}

/** Keeps the picture of an invoice, which only its author and finance see. */
async function storeInvoice({ db, now, user: me, storage }: Context, bytes: Buffer): Promise<string> {
  const name = `invoice/${randomUUID()}.png`;
  await db
    .insert(files)
    .values({ name, kind: 'invoice', owner_id: me.id, bytes: bytes.byteLength, created_at: now.toISOString() });
  await storage.put(name, bytes);
  return name;
}

/** The statement that can be confirmed; 409 where the caller has seen another: an older window may show one that was settled. */
async function readStatement({ db, now, user: me, match }: Context): Promise<ClosedStatement> {
  const current = await findOpenStatement(db, now, me.id);
  if (match !== undefined && match !== `"${current.row.month}"`)
    throw conflict('statements.shared.errors.other_statement');
  return current;
}

/** The same, locked: neither finance nor the timer decides on it meanwhile. */
async function lockStatement(context: Context): Promise<ClosedStatement> {
  const { db, user: me } = context;
  await lockAuthor(context, me.id);
  await db.select({ id: statement.id }).from(statement).where(eq(statement.author_id, me.id)).for('update');
  return readStatement(context);
}

async function confirm(prepared: Prepared | ApiError, context: Context) {
  if (prepared instanceof ApiError) throw prepared;
  const { row: before, paymentDetails: preparedDetails, signature, invoice } = prepared;
  const { db, now, user: me, address, userAgent } = context;
  const current = await lockStatement(context);
  const paymentDetails = await requirePaymentDetails(db, current);
  if (current.row.id !== before.id || paymentDetails.updated_at !== preparedDetails.updated_at)
    throw conflict('errors.conflict');
  const { row } = current;
  // What was rejected is on its way already.
  if (row.status === 'pending') await post(context, [settlePosting(row, 'settle', now)]);
  await takeStatementStep(context, row.id, 'confirm', { reason: null, resubmit_by: null });
  if (signature) await lockFile(context, signature.name, 'signature_url');
  const stored = invoice && (await storeInvoice(context, invoice));
  const { payment_type } = paymentDetails;
  await db.insert(statementConfirmations).values({
    statement_id: row.id,
    payment_type,
    payment: selectKept(payment_type, paymentDetails),
    ...(stored && { invoice_num: formatInvoiceNumber(row), invoice: stored, invoice_hash: hashSha256(invoice) }),
    ...(signature && { signature: signature.name, signature_hash: signature.hash }),
    signer_id: me.id,
    address,
    agent: userAgent,
    at: now.toISOString(),
  });
  return { invoice_image_url: stored ? getFileUrl(stored) : null };
}

export const confirming: Pick<HandlersOf<typeof calls>, 'confirmStatement' | 'declineStatement'> = {
  confirmStatement: withPreparation(prepare, confirm, { storesFile: true }),

  async declineStatement(_, context) {
    const { row } = await lockStatement(context);
    await carryForward(context, row, 'decline');
    return null;
  },
};
