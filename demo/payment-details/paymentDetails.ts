import { eq, inArray } from 'drizzle-orm';
import { isDemoAuthor } from '#demo/accounts/authors.ts';
import type { Author } from '#demo/accounts/people.ts';
import type { Random } from '#demo/kit/random.ts';
import { readText } from '#demo/kit/readTexts.ts';
import { toIso } from '#demo/kit/time.ts';
import { selectKept, requiredPaymentDetails, type PaymentType } from '#domain/payment-details/paymentDetails.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { applicationPayments, paymentInfos, tables } from '#server/db/schema.ts';

const { contractApplication, fiction } = tables;

/** `bank.json`: the one bank of the demo, and where those live who have accounts there. */
export type BankTexts = Record<
  | 'account_bank'
  | 'country_id_by_bank'
  | 'payee_bank_address'
  | 'swift_code'
  | 'country_id_by_payee'
  | 'postcode'
  | 'payee_address',
  string
>;
const bank = readText<BankTexts>('bank');

export type Account = typeof paymentInfos.$inferInsert;

/** Where the authors are paid. */
export async function seedPaymentDetails(
  db: Db,
  authors: readonly Author[],
  random: Random,
  at: number,
): Promise<Map<number, Account>> {
  if (authors.length === 0) return new Map();
  const rows = authors.map((author): Account => {
    const { id, user_name, pen_name } = author;
    const payment_type: PaymentType = isDemoAuthor(author)
      ? 'bank'
      : random.pick(['bank', 'paypal', 'payoneer'] as const);
    return {
      user_id: id,
      payment_type,
      is_add_up: payment_type === 'bank' ? 0 : null,
      ...(payment_type === 'bank' && {
        account_name: pen_name,
        bank_no: `${random.int(100_000, 999_999)}${random.int(100_000, 999_999)}`,
        ...bank,
      }),
      ...(payment_type === 'paypal' && { payee: pen_name, payee_account: `${user_name}@pay.example.com` }),
      ...(payment_type === 'payoneer' && {
        payoneer_payee: pen_name,
        payoneer_account: `${random.int(1_000_000, 9_999_999)}`,
      }),
      updated_at: toIso(at),
    };
  });
  await db.insert(paymentInfos).values(rows);
  await keepWithApplications(db, rows);
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** What those of them confirmed who applied for a contract. */
async function keepWithApplications(db: Db, rows: readonly Account[]): Promise<void> {
  const accounts = new Map(rows.map((row) => [row.user_id, row]));
  const applied = await db
    .select({ application_id: contractApplication.id, author_id: fiction.author_id })
    .from(contractApplication)
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .where(inArray(fiction.author_id, [...accounts.keys()]));
  const rowsOfApplications = applied.map(({ application_id, author_id }) => {
    const { payment_type, is_add_up, ...account } = accounts.get(author_id)!;
    return { application_id, payment_type, is_add_up, payment: selectKept(payment_type, account) };
  });
  await insertAll(db, applicationPayments, rowsOfApplications);
}

/** What of an account is kept with a confirmation. */
export const toConfirmation = (account: Account) =>
  Object.fromEntries(requiredPaymentDetails[account.payment_type].map((field) => [field, account[field] ?? null]));
