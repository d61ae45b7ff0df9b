import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contracts, files, profiles, statementConfirmations } from '#server/db/schema.ts';
import { collectUnusedFiles } from '#server/jobs.ts';
import { getFileName } from '#server/platform/files/files.ts';
import { contractScene, uploadSignature, type ContractScene } from '../../support/contracts.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
beforeEach(async () => void (scene = await contractScene(server)));

const later = (days: number) =>
  void (server.clock.now = new Date(Date.parse('2026-03-10T04:00:00.000Z') + days * 86_400_000));
const collect = () => collectUnusedFiles(server.services);
const { storage } = server.services;
const isThere = async (name: string) => (await storage.get(name)) !== undefined;
describe('a signature that was uploaded', () => {
  test('and signed nothing is gone after a week, with its bytes', async () => {
    const name = getFileName(scene.signature);
    later(7);
    expect([await collect(), await isThere(name)]).toEqual([0, true]);
    later(7.001);
    expect([await collect(), await isThere(name)]).toEqual([1, false]);
    expect(await server.db.select().from(files).where(eq(files.name, name))).toEqual([]);
  });

  test('stays while a contract is signed with it, or a profile has it', async () => {
    await scene.go('apply', 'take', 'approve', 'sign');
    const kept = await uploadSignature(server, scene.author);
    await server.db.update(profiles).set({ signature_image: kept });
    const invoice = getFileName(await uploadSignature(server, scene.author));
    await server.pool.query(`update files set kind = 'invoicesign' where name = $1`, [invoice]);
    const confirmed = { payment_type: 'bank', payment: {}, signature: invoice, address: '', agent: '' } as const;
    const statement = await server.insert('statement', { author_id: scene.author.id });
    const at = server.clock.now.toISOString();
    await server.db
      .insert(statementConfirmations)
      .values({ ...confirmed, statement_id: statement.id, signer_id: scene.author.id, at });
    later(400);
    await collect();
    expect(await isThere(getFileName(kept))).toBe(true);
    expect(await isThere(invoice)).toBe(true);
    expect(await isThere(getFileName(scene.signature))).toBe(true);
    later(400);
    scene.tokens.work_auditor = await server.signIn(scene.auditor);
    await scene.go('confirm');
    const [contract] = await server.db.select().from(contracts);
    later(800);
    await collect();
    expect(await isThere(contract!.document!)).toBe(true);
    expect(await isThere(contract!.certificate!)).toBe(true);
  });

  test('and is gone signs nothing: the author is told at the field', async () => {
    await scene.go('apply', 'take', 'approve');
    later(8);
    await collect();
    scene.tokens.author = await server.signIn(scene.author);
    expect(await scene.sign()).toMatchObject({
      status: 422,
      data: { errors: { signature_url: { message: 'validation.missing_record' } } },
    });
    expect(await scene.status()).toBe('signature_verification');
  });
});

test('a signing that fails half way leaves no half of it, and can be done again', async () => {
  await scene.go('apply', 'take', 'approve');
  await server.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger fail before update on contract_applications for each row execute function fail()`);
  const headers = { 'idempotency-key': randomUUID() };
  try {
    expect((await scene.sign({}, headers)).status).toBe(500);
  } finally {
    await server.pool.query('drop function fail cascade');
  }
  expect((await server.db.select().from(contracts))[0]).toMatchObject({
    signature: null,
    signer_id: null,
    signed_at: null,
  });
  expect((await scene.sign({}, headers)).status).toBe(200);
});
