import { and, eq, inArray, sum, type SQL } from 'drizzle-orm';
import type { AccountKind } from '#domain/earnings/ledger.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerAccounts, ledgerEntries } from '#server/db/schema.ts';

/** A sum of cents as the database answers it. Throws for what a number cannot hold. */
export function parseCents(total: unknown): number {
  const value = Number(total ?? 0);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${String(total)} cents are more than a number holds`);
  return value;
}

/** Joins entries with the accounts of authors, or of one, that hold what was earned and not yet settled. */
export const isOnAuthorAccount = (owner_id?: number): SQL | undefined =>
  and(
    eq(ledgerAccounts.id, ledgerEntries.account_id),
    eq(ledgerAccounts.kind, 'author'),
    owner_id === undefined ? undefined : eq(ledgerAccounts.owner_id, owner_id),
  );

/** Balances by owner and kind of account; an owner without entries has none. */
export async function loadBalances(
  db: Db,
  kinds: readonly AccountKind[],
  owners?: readonly number[],
): Promise<Map<number, Partial<Record<AccountKind, number>>>> {
  const rows = await db
    .select({ owner_id: ledgerAccounts.owner_id, kind: ledgerAccounts.kind, total: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(
      and(
        inArray(ledgerAccounts.kind, [...kinds]),
        owners && inArray(ledgerAccounts.owner_id, owners.length > 0 ? [...owners] : [0]),
      ),
    )
    .groupBy(ledgerAccounts.owner_id, ledgerAccounts.kind);
  const balances = new Map<number, Partial<Record<AccountKind, number>>>();
  for (const { owner_id, kind, total } of rows) {
    if (owner_id === null) continue;
    balances.set(owner_id, { ...balances.get(owner_id), [kind]: parseCents(total) });
  }
  return balances;
}

/** The cents on an account of an author. */
export async function loadBalance(db: Db, kind: AccountKind, owner_id: number): Promise<number> {
  return (await loadBalances(db, [kind], [owner_id])).get(owner_id)?.[kind] ?? 0;
}
