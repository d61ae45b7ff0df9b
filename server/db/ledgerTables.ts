import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { AccountKind, EntryKind } from '#domain/earnings/ledger.ts';
import { tables, toUser } from './entityTables.ts';
import { id, instant, refTo } from './table.ts';

/**
 * Accounts by their number, `platform` or `author:12`. The number stays what it was opened with; an account that is
 * merged into another gives its ledger accounts to that one as its owner.
 */
export const ledgerAccounts = pg.pgTable(
  'ledger_accounts',
  {
    id: id(),
    number: pg.text().notNull().unique(),
    kind: pg.text().$type<AccountKind>().notNull(),
    owner_id: toUser(),
  },
  (at) => [pg.index('ledger_accounts_owner_index').on(at.owner_id, at.kind)],
);

/** Months of the books, once something was booked in them. A closed one takes no postings; the window is for its statements. */
export const ledgerMonths = pg.pgTable('ledger_months', {
  month: pg.text().primaryKey(),
  closed_at: instant(),
  closed_by: toUser(),
  confirm_from: instant(),
  confirm_until: instant(),
});

/** One event that moved money. `source` names what caused it and is there once; `day` is when it was earned. */
export const ledgerPostings = pg.pgTable(
  'ledger_postings',
  {
    id: id(),
    source: pg.text().notNull().unique(),
    month: pg.text().notNull(),
    day: pg.date({ mode: 'string' }).notNull(),
    fiction_id: refTo(() => tables.fiction.id),
    language: pg.text(),
    app: pg.text(),
    remark: pg.text(),
    made_by: toUser(),
    made_at: instant().notNull(),
    reverses_id: refTo((): pg.AnyPgColumn => ledgerPostings.id).unique(),
    /** The transaction that wrote it: no other one adds entries. */
    written_in: pg
      .bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`txid_current()`),
  },
  (at) => [
    pg.index('ledger_postings_month_index').on(at.month, at.id),
    pg.index('ledger_postings_fiction_index').on(at.fiction_id, at.day),
  ],
);

/** What a posting gives to an account or takes from it, in cents; the entries of a posting sum to zero. */
export const ledgerEntries = pg.pgTable(
  'ledger_entries',
  {
    id: id(),
    posting_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerPostings.id),
    account_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    kind: pg.text().$type<EntryKind>().notNull(),
    amount: pg.bigint({ mode: 'number' }).notNull(),
  },
  (at) => [
    pg.index('ledger_entries_posting_index').on(at.posting_id),
    pg.index('ledger_entries_account_index').on(at.account_id, at.kind),
    pg.check('ledger_entries_amount_check', sql`${at.amount} <> 0`),
  ],
);

/**
 * What each posting of revenue brought a story, in cents: what readers paid, less what apps kept. The database keeps it
 * with the entries (`revenueKept.ts`), so that sums of many stories read one index.
 */
export const ledgerRevenue = pg.pgTable(
  'ledger_revenue',
  {
    posting_id: pg
      .bigint({ mode: 'number' })
      .primaryKey()
      .references(() => ledgerPostings.id),
    fiction_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.fiction.id),
    day: pg.date({ mode: 'string' }).notNull(),
    net: pg.bigint({ mode: 'number' }).notNull(),
  },
  // With the amount, so that no row is looked at.
  (at) => [pg.index('ledger_revenue_fiction_index').on(at.fiction_id, at.day, at.net)],
);
