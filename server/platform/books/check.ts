import type { Db } from '#server/db/database.ts';
import type { Storage } from '#server/kit/storage.ts';
import { checkFiles } from './files.ts';
import { ledgerChecks } from './ledger.ts';
import { runQuery, type Check } from './query.ts';
import { statementChecks } from './statements.ts';

/** Looks whether the books are whole, as of one instant of the database; writes nothing. */
export async function checkBooks(db: Db, storage: Storage, progress: (step: string) => void): Promise<Check[]> {
  const checks: Check[] = [];
  for (const query of [...ledgerChecks, ...statementChecks]) {
    progress(`Checking ${query.name}`);
    checks.push(await runQuery(db, query));
  }
  progress('Checking files');
  return [...checks, ...(await checkFiles(db, storage))];
}

export const areSound = (checks: readonly Check[]): boolean =>
  checks.every(({ faults, isNote }) => isNote || faults.length === 0);

/** Of each check so many faults are printed. */
const printed = 10;
const format = (count: number) => count.toLocaleString('en');

/** The checks as a table, with the first faults of each under it. */
export function formatChecks(checks: readonly Check[]): string {
  const rows = checks.map(({ name, count, faults, isNote }) => [
    name,
    format(count),
    faults.length === 0 ? 'sound' : `${format(faults.length)} ${isNote ? 'noted' : 'WRONG'}`,
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]!.length));
  const table = rows.map(
    ([name, count, outcome]) => `  ${name!.padEnd(width(0))}  ${count!.padStart(width(1))}  ${outcome}`,
  );
  const details = checks
    .filter(({ faults }) => faults.length > 0)
    .flatMap(({ name, faults }) => [
      '',
      `  ${name}:`,
      ...faults.slice(0, printed).map((fault) => `    ${fault}`),
      ...(faults.length > printed ? [`    and ${format(faults.length - printed)} more`] : []),
    ]);
  return [...table, ...details].join('\n');
}
