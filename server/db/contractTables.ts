import * as pg from 'drizzle-orm/pg-core';
import type { ContractActor, ContractStep, ContractType } from '#domain/contracts/contract.ts';
import type { ContractData } from '#domain/contracts/contractText.ts';
import type { PaymentDetailsField, PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { tables, toUser } from './entityTables.ts';
import { id, instant, refTo } from './table.ts';

/** What an author has filled in of an application, until it is sent. */
export const applicationDrafts = pg.pgTable('application_drafts', {
  fiction_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.fiction.id, { onDelete: 'cascade' }),
  content: pg.jsonb().$type<Record<string, unknown>>().notNull(),
  updated_at: instant().notNull(),
});

const toApplication = () =>
  pg
    .bigint({ mode: 'number' })
    .notNull()
    .references(() => tables.contractApplication.id);

/** Who took an application which step and when; no user where the clock did. */
export const applicationSteps = pg.pgTable(
  'application_steps',
  {
    id: id(),
    application_id: toApplication(),
    step: pg.text().$type<ContractStep>().notNull(),
    actor: pg.text().$type<ContractActor>().notNull(),
    user_id: toUser(),
    reason: pg.text(),
    at: instant().notNull(),
  },
  (at) => [pg.index('application_steps_application_index').on(at.application_id, at.id)],
);

/**
 * Where the author of an application asked to be paid, as it was then. In a table of its own, which no list, export or
 * search reaches.
 */
export const applicationPayments = pg.pgTable('application_payments', {
  application_id: toApplication().primaryKey(),
  payment_type: pg.text().$type<PaymentType>().notNull(),
  is_add_up: pg.integer(),
  payment: pg.jsonb().$type<Partial<Record<PaymentDetailsField, string | null>>>().notNull(),
});

/**
 * The contract of an application that was approved. `document_hash` is the SHA-256 of the PDF, which is what is signed;
 * `data` what it was drawn from, whatever the story and its author are called later; the signer's columns are the
 * evidence, together or not at all. A paper contract has neither.
 */
export const contracts = pg.pgTable('contracts', {
  id: id(),
  application_id: toApplication().unique(),
  number: pg.text().notNull().unique(),
  type: pg.text().$type<ContractType>().notNull(),
  paper: pg.boolean().notNull().default(false),
  template_id: refTo(() => tables.contractTemplate.id),
  data: pg.jsonb().$type<ContractData>(),
  document: pg.text(),
  document_hash: pg.text(),
  issued_at: instant().notNull(),
  signer_id: toUser(),
  signature: pg.text(),
  signature_hash: pg.text(),
  signed_at: instant(),
  signer_address: pg.text(),
  signer_agent: pg.text(),
  confirmed_by: toUser(),
  confirmed_at: instant(),
  certificate: pg.text(),
  certificate_hash: pg.text(),
});
