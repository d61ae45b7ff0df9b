import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const refused: [from: string, to: string][] = [
  ['domain/rules', 'react'],
  ['domain/rules', 'node:fs'],
  ['domain/rules', 'drizzle-orm'],
  ['domain/rules', '#server/app.ts'],
  ['domain/rules', '../../server/app.ts'],
  ['domain/rules', '../../src/app/main.tsx'],
  ['domain/rules', '../../tests/support/server.ts'],
  ['server/kit', 'react'],
  ['server/kit', 'ra-core'],
  ['server/kit', '@mui/material'],
  ['server/kit', '../../src/app/main.tsx'],
  ['server/kit', '#scripts/build.ts'],
  ['server/kit', '../../tests/support/server.ts'],
  ['src/kit', '#server/app.ts'],
  ['src/kit', '../../server/app.ts'],
  ['src/kit', 'node:fs'],
  ['src/kit', 'hono'],
  ['src/kit', 'drizzle-orm/pg-core'],
  ['src/kit', 'react-router'],
  ['src/kit', '../../tests/support/server.ts'],
];
const allowed: typeof refused = [
  ['domain/rules', 'yup'],
  ['domain/rules', '#domain/roles.ts'],
  ['domain/rules', './fold.ts'],
  ['server/kit', '#domain/roles.ts'],
  ['server/kit', 'drizzle-orm'],
  ['server/kit', 'node:fs'],
  ['src/kit', '#domain/roles.ts'],
  ['src/kit', 'react-router-dom'],
  ['src/kit', '../dataProvider/client.ts'],
];

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (arrow: (typeof refused)[number]) => `${arrow[0]}/line${[...refused, ...allowed].indexOf(arrow)}.ts`;
let complaints: { filename: string; code: string }[];

beforeAll(() => {
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const arrow of [...refused, ...allowed]) {
    mkdirSync(path.join(folder, arrow[0]), { recursive: true });
    writeFileSync(path.join(folder, fileOf(arrow)), `export * from '${arrow[1]}';\n`);
  }
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  complaints = (JSON.parse(stdout) as { diagnostics: typeof complaints }).diagnostics;
});

const isRefused = (arrow: (typeof refused)[number]) =>
  complaints.some(({ filename, code }) => filename.endsWith(fileOf(arrow)) && /no-restricted-imports/.test(code));
const named = (arrows: typeof refused) => arrows.map((arrow) => ({ arrow, name: arrow.join(' -> ') }));

test.each(named(refused))('refused: $name', ({ arrow }) => expect(isRefused(arrow)).toBe(true));
test.each(named(allowed))('allowed: $name', ({ arrow }) => expect(isRefused(arrow)).toBe(false));
