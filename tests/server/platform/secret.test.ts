import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { platformSecrets, secondFactors } from '#server/db/schema.ts';
import { sealPurpose } from '#server/features/accounts/secondFactor/codes.ts';
import { seal } from '#server/kit/seal.ts';
import { loadFromFolder, loadSecret } from '#server/secret.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'qh-secret-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const anyHex = /^[0-9a-f]{64}$/;
const databaseUrl = 'postgres://host/database';
const load = (settings: Partial<Parameters<typeof loadSecret>[0]> = {}) =>
  loadSecret({ secret: undefined, databaseUrl, dataDir, ...settings }, server.services.database);

test('beside the embedded database it is in the folder, is long, stays, and is for its owner only', async () => {
  const secret = await load({ databaseUrl: undefined });
  expect(secret).toMatch(anyHex);
  expect(await load({ databaseUrl: undefined })).toBe(secret);
  expect(loadFromFolder(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('a setting goes before all else, and leaves nothing behind', async () => {
  writeFileSync(path.join(dataDir, 'secret'), 'former');
  expect(await load({ secret: 'set' })).toBe('set');
  expect(await load({ secret: 'set', databaseUrl: undefined })).toBe('set');
});

const refuse = async (settings?: Parameters<typeof load>[0]) => {
  const error: unknown = await load(settings).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  return (error as CommandError).message;
};

test.each([
  ['the embedded database', undefined],
  ['PostgreSQL', databaseUrl],
])('a file that lost its secret is no secret, beside %s', async (_, databaseUrl) => {
  for (const lost of ['', 'short']) {
    writeFileSync(path.join(dataDir, 'secret'), lost);
    expect(await refuse({ databaseUrl })).toContain('fewer than 32 characters');
  }
  expect(await server.db.$count(platformSecrets)).toBe(0);
});

describe('where an account has a second factor', () => {
  const [inUse, other] = ['u'.repeat(32), 'o'.repeat(32)];
  const wrong = 'not the secret that second factors were set up with';
  beforeEach(async () => {
    const { id: user_id } = await server.insert('user');
    const since = '2026-03-01T00:00:00.000Z';
    const secret = seal(inUse, sealPurpose, user_id, 'app');
    await server.db.insert(secondFactors).values({ user_id, secret, since });
  });

  test('a setting must be the secret in use', async () => {
    expect(await load({ secret: inUse })).toBe(inUse);
    expect(await refuse({ secret: other })).toMatch(new RegExp(`^SECRET: .*${wrong}`));
    await server.db.update(secondFactors).set({ since: null });
    expect(await load({ secret: other })).toBe(other);
  });

  test('a folder of another platform is not adopted', async () => {
    writeFileSync(path.join(dataDir, 'secret'), other);
    for (const url of [databaseUrl, undefined]) expect(await refuse({ databaseUrl: url })).toContain(wrong);
    expect(await server.db.$count(platformSecrets)).toBe(0);
    writeFileSync(path.join(dataDir, 'secret'), inUse);
    for (const url of [undefined, databaseUrl]) expect(await load({ databaseUrl: url })).toBe(inUse);
  });

  test('none is made beside the embedded database where the file is lost', async () => {
    expect(await refuse({ databaseUrl: undefined })).toContain(wrong);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('on PostgreSQL', () => {
  test('nodes that start at once, each with a folder of its own, make one', async () => {
    const folders = Array.from({ length: 20 }, (_, index) => path.join(dataDir, String(index)));
    // Each has its connection already: who waits for one finds what the first of them made.
    await Promise.all(folders.map(() => server.pool.query('select pg_sleep(0.02)')));
    const secrets = await Promise.all(folders.map((folder) => load({ dataDir: folder })));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(anyHex);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('one that was in a folder goes on, for nodes without that folder too', async () => {
    const former = loadFromFolder(dataDir);
    await server.insert('user');
    expect(await load()).toBe(former);
    expect(await load({ dataDir: path.join(dataDir, 'other') })).toBe(former);
  });

  test('nobody makes another one beside accounts, which would lose their second factors', async () => {
    await server.insert('user');
    const refused: unknown = await load().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandError);
    expect((refused as CommandError).message).toMatch(/^SECRET: the database has accounts and no secret\./);
    expect(await load({ secret: 'set' })).toBe('set');
  });
});
