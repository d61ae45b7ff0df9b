import { and, eq, inArray } from 'drizzle-orm';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatCountryName } from '#domain/shared/formatNames.ts';
import { sumStoryRevenue, type PaidForStory } from '#domain/statements/storyRevenue.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings, statementSnapshots, tables } from '#server/db/schema.ts';
import { loadProfile } from '#server/features/accounts/index.ts';
import type { PaymentRow } from '#server/features/payment-details/index.ts';
import { readSnapshot } from '#server/features/statements/office/snapshot.ts';
import { notFound } from '#server/kit/apiError.ts';
import { onPartnerAccount, readPaid, paidSums } from '#server/platform/ledger/paid.ts';

const { user } = tables;

/** What was booked of partners' payments for stories in a month: once the month is closed, it is the same for ever. */
async function loadPaidForStories(
  db: Db,
  month: string,
  stories: readonly number[],
): Promise<Map<number, PaidForStory>> {
  if (stories.length === 0) return new Map();
  const rows = await db
    .select({ fiction_id: ledgerPostings.fiction_id, ...paidSums })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, onPartnerAccount)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .where(and(eq(ledgerPostings.month, month), inArray(ledgerPostings.fiction_id, [...stories])))
    .groupBy(ledgerPostings.fiction_id);
  return new Map(rows.map(({ fiction_id, ...sums }) => [fiction_id!, readPaid(sums)]));
}

/** What the PDFs of a statement say of its month, as it was closed; 404 where it was not. */
export async function loadFigures(db: Db, { id, month }: { id: number; month: string }) {
  const [snapshot] = await db.select().from(statementSnapshots).where(eq(statementSnapshots.statement_id, id));
  if (!snapshot) throw notFound();
  const { parts, summary } = readSnapshot(snapshot.content);
  const ids = summary.items.flatMap(({ list }) => list.flatMap(({ fiction_id }) => fiction_id ?? []));
  const stories = sumStoryRevenue(summary, await loadPaidForStories(db, month, [...new Set(ids)]));
  return { parts, summary, stories, hash: snapshot.hash };
}

const formatCountry = (language: InterfaceLanguage, code: string | null | undefined): string | undefined =>
  code ? formatCountryName(code, language) : undefined;

export const filterGiven = (lines: readonly (string | null | undefined)[]): string[] => [
  ...new Set(lines.filter((line): line is string => Boolean(line))),
];

type Address = Partial<Record<'account_name' | 'payee_address' | 'postcode' | 'country_id_by_payee', string | null>>;

/** An author as PDFs name them, a line each: name, pen name, address, country in words of the language, email. */
export async function formatAuthor(
  { db, locale }: { db: Db; locale: InterfaceLanguage },
  author_id: number,
  paymentDetails: Address = {},
): Promise<string[]> {
  const profile = await loadProfile(db, author_id);
  const [author] = await db
    .select({ pen_name: user.pen_name, email: user.email })
    .from(user)
    .where(eq(user.id, author_id));
  return filterGiven([
    paymentDetails.account_name ?? profile.real_name,
    author?.pen_name,
    paymentDetails.payee_address ?? profile.city,
    paymentDetails.payee_address && paymentDetails.postcode,
    formatCountry(locale, paymentDetails.country_id_by_payee ?? profile.country),
    author?.email,
  ]);
}

/** The account that an invoice is paid to, a line each; its number is masked by whoever calls. */
export const formatAccount = (
  locale: InterfaceLanguage,
  { account_name, account_bank, country_id_by_bank, swift_code }: PaymentRow,
  number: string | null,
): string[] => filterGiven([account_name, account_bank, formatCountry(locale, country_id_by_bank), number, swift_code]);
