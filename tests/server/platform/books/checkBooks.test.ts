import { randomUUID } from 'node:crypto';
import { TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { contracts, files, tables } from '#server/db/schema.ts';
import { storePdf } from '#server/features/contracts/files.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { areSound, checkBooks, formatChecks } from '#server/platform/books/check.ts';
import type { Check } from '#server/platform/books/query.ts';
import { getFileName } from '#server/platform/files/files.ts';
import { bankAccount } from '../../../support/money.ts';
import { monthScene } from '../../../support/monthScene.ts';
import { startServer } from '../../../support/server.ts';

const server = await startServer();
const { db } = server;
const { storage } = server.services;
const bytes = new TextEncoder().encode('the bytes of a file');

/** A month that was closed and confirmed, once with a signed invoice; a contract; and a picture of each story. */
beforeAll(async () => {
  await server.reset();
  for await (const { name } of storage.list()) await storage.remove(name);
  const scene = await monthScene(server);
  await scene.enter('addition', 1500);
  await scene.earn('2026-02-05', ['1000', '400', '200']);
  await scene.close();
  await scene.confirm(1);
  await scene.asAuthor(0, 'POST', 'user/payment/info', bankAccount);
  const signed = await scene.asAuthor(0, 'POST', 'bill/confirmed', { signature_url: await scene.signature() });
  expect(signed.status).toBe(200);
  expect((await scene.as('finance')('POST', 'office/statements/2/take')).status).toBe(200);
  expect((await scene.as('finance')('POST', 'office/statements/2/approve')).status).toBe(200);
  const { id: application_id } = await server.insert('contractApplication', { screenshot: null });
  const created_at = server.clock.now.toISOString();
  for (const { cover, author_id } of await db.select().from(tables.fiction)) {
    const name = getFileName(cover);
    await db.insert(files).values({ name, kind: 'cover', owner_id: author_id, bytes: bytes.length, created_at });
    await storage.put(name, bytes);
  }
  const document = await storePdf({ db, storage, now: server.clock.now }, scene.author.id, bytes);
  const paper = { number: 'Q-1', type: 'exclusive', document, document_hash: hashSha256(bytes) } as const;
  await db.insert(contracts).values({ ...paper, application_id, issued_at: created_at });
});

const check = (tx: Db = db) => checkBooks(tx, storage, () => undefined);
const getFaults = (checks: readonly Check[]) => checks.flatMap(({ faults }) => faults);

/** The books with a change that no server makes, but a disk or a person with rights may; it does not stay. */
async function checkChanged(statement: string): Promise<Check[]> {
  let checks: Check[] = [];
  const changing = db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`);
    await tx.execute(statement);
    checks = await check(tx);
    tx.rollback();
  });
  await expect(changing).rejects.toThrow(TransactionRollbackError);
  return checks;
}

/** What is wrong while some files have other bytes, or are gone. */
async function checkWithFiles(names: readonly string[], change: (name: string) => Promise<void>): Promise<string[]> {
  const before = new Map<string, Uint8Array>();
  for (const name of names) {
    before.set(name, (await storage.get(name))!);
    await change(name);
  }
  const faults = getFaults(await check());
  for (const [name, kept] of before) await storage.put(name, kept);
  return faults;
}

test('books that nothing happened to are sound', async () => {
  const checks = await check();
  expect(getFaults(checks)).toEqual([]);
  expect(areSound(checks)).toBe(true);
  for (const { name, count } of checks) expect(count, name).toBeGreaterThan(0);
});

const selectAccount = (kind: string) => `(select id from ledger_accounts where kind = '${kind}' order by id limit 1)`;
const uuid = '[0-9a-f-]{36}';

test.each([
  ['an amount', 'update ledger_entries set amount = amount + 1 where id = 1', /^posting 1 \(.+\) sums to 1 cents$/],
  ['entries that are gone', 'delete from ledger_entries where posting_id = 1', /^posting 1 \(.+\) has no entries$/],
  [
    'an entry of no posting',
    'update ledger_entries set posting_id = 47 where id = 1',
    /^entry 1: there is no posting 47$/,
  ],
  [
    'an entry of no account',
    'update ledger_entries set account_id = 47 where id = 1',
    /^entry 1: there is no account 47$/,
  ],
  [
    'an account',
    `update ledger_accounts set owner_id = null where id = ${selectAccount('author')}`,
    /^account \d+ \(author:\d+\) is of the kind author and nobody's$/,
  ],
  [
    'what is being settled',
    `update ledger_entries set account_id = ${selectAccount('author')} where account_id = ${selectAccount('settling')}`,
    /^author \d+: 0 cents are being settled, and confirmed statements come to \d+$/,
  ],
  [
    'what was paid',
    `update payroll set status = 'paid'`,
    /^author \d+: holds \d+ cents, and 0 were earned and not paid$/,
  ],
  [
    'incomes',
    'update incomes set ad_income = 1 where id = 1',
    /^story \d+ in 2026-02 \(en\): \d+ cents, and \d+ are booked$/,
  ],
  [
    'a snapshot',
    `update statement_snapshots set content = content || ' ' where statement_id = 1`,
    /^statement 1: its content is not what the hash is of$/,
  ],
  [
    'a snapshot that is no JSON any more',
    `update statement_snapshots set content = '{' where statement_id = 1`,
    /^statement 1: its content is not what the hash is of$/,
  ],
  [
    'a snapshot that is gone',
    'delete from statement_snapshots where statement_id = 2',
    /^statement 2: what it was closed as is not there$/,
  ],
  [
    'a statement that is gone',
    'delete from statements where id = 3',
    /^statement 3: there is only what it was closed as$/,
  ],
  [
    'a figure',
    'update statements set royalty_share = 7 where id = 3',
    /^statement 3: royalty_share is 7, and was closed as \d+$/,
  ],
  ['a payment', 'update payroll set amount = 7', /^payment 1 of statement 2: 7 cents, where \d+ are payable$/],
  [
    'the hash of a contract',
    `update contracts set document_hash = 'x'`,
    /\(contracts\.document\) is not what was signed$/,
  ],
  ['the size of a file', `update files set bytes = 7 where kind = 'cover'`, /^cover\/.+ has 19 bytes, not 7$/],
])('%s that was changed past the server is told', async (_, statement, fault) => {
  const checks = await checkChanged(statement);
  expect(getFaults(checks)).toContainEqual(expect.stringMatching(fault));
  expect(areSound(checks)).toBe(false);
});

describe('of files', () => {
  test.each([
    ['cover', 'fictions\\.cover'],
    ['contract', 'contracts\\.document'],
    ['invoice', 'statement_confirmations\\.invoice'],
    ['invoicesign', 'statement_confirmations\\.signature'],
  ])('one of the kind %s that is missing is told with its place', async (kind, place) => {
    const names = (await db.select().from(files)).map(({ name }) => name).filter((name) => name.startsWith(`${kind}/`));
    const faults = await checkWithFiles(names, (name) => storage.remove(name));
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toMatch(new RegExp(`^${kind}/${uuid}\\.\\w+ \\(${place}\\) is missing$`));
  });

  test('one with other bytes of the same size is told where its hash is kept', async () => {
    const [row] = await db.select().from(contracts);
    const { document } = row!;
    const faults = await checkWithFiles([document!], (name) => storage.put(name, bytes.toReversed()));
    expect(faults).toEqual([`${document} (contracts.document) is not what was signed`]);
  });

  test('one that nothing names is noted, and nothing is wrong', async () => {
    const name = `cover/${randomUUID()}.jpg`;
    await storage.put(name, bytes);
    const checks = await check();
    await storage.remove(name);
    expect(getFaults(checks)).toEqual([name]);
    expect(areSound(checks)).toBe(true);
    expect(formatChecks(checks)).toMatch(/files that nothing names +\d+ {2}1 noted\n/);
  });
});

test('the table has the first faults of each check', () => {
  const faults = Array.from({ length: 1200 }, (_, n) => `fault ${n}`);
  const table = formatChecks([
    { name: 'entries', count: 123_456, faults },
    { name: 'all else', count: 1, faults: [] },
  ]);
  expect(table.split('\n').slice(0, 5)).toEqual([
    '  entries   123,456  1,200 WRONG',
    '  all else        1  sound',
    '',
    '  entries:',
    '    fault 0',
  ]);
  expect(table).toMatch(/ {4}fault 9\n {4}and 1,190 more$/);
});
