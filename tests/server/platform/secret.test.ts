import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSecret } from '#server/secret.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'qh-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the secret of a platform is long, stays, and is for its owner only', () => {
  const secret = loadSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
});
