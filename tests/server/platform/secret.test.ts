import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandError } from '#server/commandError.ts';
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
