import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { EarningsSummary } from '#domain/earnings/earningsSummary.ts';
import { isPayable, getThreshold } from '#domain/payment-details/paymentDetails.ts';
import { bankFee } from '#domain/payouts/bankFee.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import type * as calls from '#domain/statements/statements.calls.ts';
import { getStatementDeadline } from '#domain/statements/statementsEmails.ts';
import { statementConfirmations, statementSnapshots } from '#server/db/schema.ts';
import { findPaymentDetails } from '#server/features/payment-details/index.ts';
import { ApiError, conflict, invalidField } from '#server/kit/apiError.ts';
import { withPreparation, type HandlersOf } from '#server/kit/context.ts';
import { writeDeadlineFile } from '#server/platform/emails/calendar.ts';
import { storeImage, getFileUrl } from '#server/platform/files/files.ts';
import { fitImage } from '#server/platform/files/fit.ts';
import { writeMessageTexts } from '#server/platform/notify/messageTexts.ts';
import { loadLastMoves } from '../moved.ts';
import { loadOpenStatements } from '../open.ts';
import { answerPdf } from './answerPdf.ts';
import { confirming } from './confirm.ts';
import { renderInvoice, formatInvoiceNumber } from './invoiceContent.ts';
import { loadStatements } from './list.ts';
import {
  findConfirmation,
  loadCurrentStatement,
  isOpen,
  findOpenStatement,
  requirePaymentDetails,
  findPayoutProblem,
} from './rows.ts';

export const authorStatements: HandlersOf<typeof calls> = {
  ...confirming,

  async getStatementNotification(_, { db, now, user: me }) {
    const current = await loadCurrentStatement(db, now, me.id);
    if (!current || !isOpen(current, now)) return null;
    const [snapshot] = await db
      .select({ content: statementSnapshots.content })
      .from(statementSnapshots)
      .where(eq(statementSnapshots.statement_id, current.row.id));
    if (!snapshot) return null;
    const content = JSON.parse(snapshot.content) as EarningsSummary;
    const { month, currency_symbol, income_amount, bonus, carried_in, items } = content;
    return { month, currency_symbol, income_amount, bonus, carried_in, items };
  },

  async getStatementInfo(_, { db, now, user: me }) {
    const current = await loadCurrentStatement(db, now, me.id);
    if (!current) return null;
    const paymentDetails = await findPaymentDetails(db, me.id);
    const confirmation = await findConfirmation(db, current.row.id);
    const { month, status, carried_forward, reason, amount_payable } = current.row;
    return {
      month,
      status,
      carried_forward,
      reason,
      income_amount: amount_payable,
      confirm_from: current.from,
      confirm_until: current.until,
      is_open: isOpen(current, now),
      can_confirm: isOpen(current, now) && !findPayoutProblem(current, paymentDetails),
      payment_type: paymentDetails ? paymentTypes[paymentDetails.payment_type] : null,
      threshold: paymentDetails ? getThreshold(paymentDetails.payment_type, paymentDetails.is_add_up) : 0,
      below_threshold: paymentDetails ? !isPayable(amount_payable, paymentDetails) : false,
      fee: paymentDetails?.payment_type === 'bank' ? bankFee : null,
      hold_until: paymentDetails?.hold_until ?? null,
      invoice_image_url: confirmation?.invoice ? getFileUrl(confirmation.invoice) : null,
    };
  },

  async countOpenStatements(_, { db, now, user: me }) {
    const open = await loadOpenStatements(db, now, [me.id]);
    return { open_count: open.length, moved: (await loadLastMoves(db, [me.id])).get(me.id) ?? null };
  },

  async listStatements(_, context) {
    return { items: await loadStatements(context, context.user.id) };
  },

  getStatementPdf: ({ params: { id } }, context) => answerPdf(context, id),

  async getStatementCalendar(_, { db, now, user: me, locale }) {
    const { row, until } = await findOpenStatement(db, now, me.id);
    const args = { statement_id: row.id, month: row.month, amount: row.amount_payable, until, zone: null };
    const words = writeMessageTexts('statement_open', args, locale);
    return new Response(writeDeadlineFile(getStatementDeadline(args), words, now), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="quillhouse-${row.month}.ics"`,
        'cache-control': 'no-store',
      },
    });
  },

  async previewInvoice(_, context) {
    const { db, now, user: me } = context;
    const current = await findOpenStatement(db, now, me.id);
    const paymentDetails = await requirePaymentDetails(db, current);
    if (paymentDetails.payment_type !== 'bank') throw conflict('statements.shared.errors.no_invoice');
    return { image_base_64: (await renderInvoice(context, current.row, paymentDetails)).toString('base64') };
  },

  async getInvoiceNumber(_, { db, now, user: me }) {
    const { row } = await findOpenStatement(db, now, me.id);
    const [last] = await db
      .select({ signature: statementConfirmations.signature })
      .from(statementConfirmations)
      .where(and(eq(statementConfirmations.signer_id, me.id), isNotNull(statementConfirmations.signature)))
      .orderBy(desc(statementConfirmations.id))
      .limit(1);
    return {
      invoice_num: formatInvoiceNumber(row),
      last_signature_url: last?.signature ? getFileUrl(last.signature) : null,
    };
  },

  uploadSignature: withPreparation(({ file }, { user }) => fitImage(user.id, 'invoicesign', file), storeImage, {
    storesFile: true,
  }),

  uploadSignatureBase64: withPreparation(
    async ({ body }, { user }) => {
      const bytes = Buffer.from(body.image_base64.replace(/^data:image\/(png|jpeg);base64,/, ''), 'base64');
      if (bytes.byteLength === 0) throw invalidField('image_base64', 'images.shared.format');
      return fitImage(user.id, 'invoicesign', bytes).catch((error: unknown) => {
        // What is wrong with the file is wrong with this field.
        if (!(error instanceof ApiError) || !error.errors?.file) throw error;
        throw invalidField('image_base64', error.errors.file.message, error.errors.file.args);
      });
    },
    storeImage,
    { storesFile: true },
  ),
};
