import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { BookableLine } from '#domain/earnings/revenueFile.ts';
import {
  paymentDetailsFields,
  type PaymentDetailsField,
  type PaymentType,
} from '#domain/payment-details/paymentDetails.ts';
import type { Reminder } from '#domain/statements/reminder.ts';
import { tables, getTargetId, toUser } from './entityTables.ts';
import { createColumns, id, instant } from './table.ts';

/**
 * Lines of a file that are not booked yet, as they were checked, by the batches that they are booked in. `upload` names one
 * upload; what became no import is swept.
 */
export const revenueBatches = pg.pgTable(
  'revenue_batches',
  {
    upload: pg.uuid().notNull(),
    position: pg.integer().notNull(),
    lines: pg.json().$type<BookableLine[]>().notNull(),
    created_at: instant().notNull(),
  },
  (at) => [
    pg.primaryKey({ columns: [at.upload, at.position] }),
    pg.index('revenue_batches_created_index').on(at.created_at),
  ],
);

/** Lines of revenue as they were booked: net cents. A line that counts is there once; a reversed import's are kept. */
export const revenueLines = pg.pgTable(
  'revenue_lines',
  {
    id: id(),
    import_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.revenueImport.id),
    app: pg.text().notNull(),
    day: pg.date({ mode: 'string' }).notNull(),
    fiction_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.fiction.id),
    language: pg.text().notNull(),
    /** Its line in the file: names the posting. */
    line: pg.integer(),
    royalty: pg.bigint({ mode: 'number' }).notNull(),
    ad: pg.bigint({ mode: 'number' }).notNull(),
    gift: pg.bigint({ mode: 'number' }).notNull(),
    reversed: pg.boolean().notNull().default(false),
  },
  (at) => [
    pg
      .uniqueIndex('revenue_lines_counted_unique')
      .on(at.fiction_id, at.day, at.app, at.language)
      .where(sql`not reversed`),
    pg
      .index('revenue_lines_import_index')
      .on(at.import_id, at.id)
      .where(sql`not reversed`),
    pg
      .index('revenue_lines_day_index')
      .on(at.day)
      .where(sql`not reversed`),
  ],
);

/** What a statement was closed as: JSON that is never changed, and its SHA-256. */
export const statementSnapshots = pg.pgTable('statement_snapshots', {
  statement_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.statement.id),
  content: pg.text().notNull(),
  hash: pg.text().notNull(),
});

/** Where an author is paid. Of each type what was saved last is kept; `hold_until` since the account was changed. */
export const paymentInfos = pg.pgTable('payment_infos', {
  user_id: toUser().primaryKey(),
  payment_type: pg.text().$type<PaymentType>().notNull(),
  is_add_up: pg.integer(),
  ...createColumns(paymentDetailsFields, getTargetId),
  hold_until: instant(),
  updated_at: instant().notNull(),
});

/**
 * What an author confirmed a statement with, each time: where to pay as it was then, and of a bank transfer the invoice
 * with its SHA-256 and the evidence of the signature.
 */
export const statementConfirmations = pg.pgTable(
  'statement_confirmations',
  {
    id: id(),
    statement_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.statement.id),
    payment_type: pg.text().$type<PaymentType>().notNull(),
    payment: pg.jsonb().$type<Partial<Record<PaymentDetailsField, string | null>>>().notNull(),
    invoice_num: pg.text(),
    invoice: pg.text(),
    invoice_hash: pg.text(),
    signature: pg.text(),
    signature_hash: pg.text(),
    signer_id: toUser().notNull(),
    address: pg.text().notNull(),
    agent: pg.text().notNull(),
    at: instant().notNull(),
  },
  (at) => [pg.index('statement_confirmations_statement_index').on(at.statement_id, at.id)],
);

/** That an author was reminded of a statement: once each in a window, which `until` tells from the one to mend it in. */
export const statementReminders = pg.pgTable(
  'statement_reminders',
  {
    statement_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.statement.id),
    until: instant().notNull(),
    reminder: pg.text().$type<Reminder>().notNull(),
    at: instant().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.statement_id, table.until, table.reminder] })],
);

/** Files of payments that were handed to a bank, PayPal or Payoneer. */
export const payrollBatches = pg.pgTable('payroll_batches', {
  id: id(),
  payment_type: pg.text().$type<PaymentType>().notNull(),
  exported_by: toUser().notNull(),
  exported_at: instant().notNull(),
});

/** What is in them: a payment is handed over once. */
export const payrollBatchItems = pg.pgTable(
  'payroll_batch_items',
  {
    payroll_id: pg
      .bigint({ mode: 'number' })
      .primaryKey()
      .references(() => tables.payroll.id),
    batch_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => payrollBatches.id),
  },
  (at) => [pg.index('payroll_batch_items_batch_index').on(at.batch_id)],
);
