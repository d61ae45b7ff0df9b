import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What takes long to load, or memory, and comes when it is first used. */
const later = [
  '@aws-sdk/client-s3',
  '@opentelemetry/sdk-trace',
  '@simplewebauthn/server',
  'docx',
  'fontkit',
  'nodemailer',
  'openid-client',
  'pdfkit',
  'pino-pretty',
  'prom-client',
  'saxes',
  'sharp',
  'yauzl',
];
const root = path.resolve(import.meta.dirname, '../../..');
const importing = /^(?:import|export) (?!type )[^;]*?(?:from )?'([^']+)';/gm;

/** The packages that a module and all that it imports load before it runs. */
function listPackages(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(importing)) {
    if (name.startsWith('.')) listPackages(path.resolve(path.dirname(file), name), seen, packages);
    else if (name.startsWith('#')) listPackages(path.join(root, name.slice(1)), seen, packages);
    else packages.add(name);
  }
  return packages;
}

test('a start loads no library that only some requests need', () => {
  const packages = listPackages(path.join(root, 'server/main.ts'));
  expect(packages).toContain('hono');
  expect(packages).toContain('pg');
  expect(later.filter((name) => packages.has(name))).toEqual([]);
});

test('what draws PDFs would load one', () => {
  expect(listPackages(path.join(root, 'server/features/statements/pdf/statement.ts'))).toContain('pdfkit');
});
