import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beside } from '#scripts/lint/arrows.ts';

const refused: [from: string, to: string][] = [
  ['domain/stories', 'react'],
  ['domain/stories', 'node:fs'],
  ['domain/stories', 'drizzle-orm'],
  ['domain/stories', '#server/app.ts'],
  ['domain/stories', '#demo/index.ts'],
  ['domain/stories', '../../server/app.ts'],
  ['domain/stories', '../../src/app/main.tsx'],
  ['domain/stories', '../../tests/support/server.ts'],
  ['domain/kit', '../stories/story.ts'],
  ['domain/kit', '#domain/shared/clock.ts'],
  ['domain/kit', '../entities.ts'],
  ['domain/shared', '#domain/stories/story.ts'],
  ['domain/shared', '#domain/calls.ts'],
  ['server/kit', 'react'],
  ['server/kit', 'ra-core'],
  ['server/kit', '@mui/material'],
  ['server/kit', '../../src/app/main.tsx'],
  ['server/kit', '#scripts/build.ts'],
  ['server/kit', '#server/app.ts'],
  ['server/kit', '../handlers.ts'],
  ['server/platform', '#demo/index.ts'],
  ['server/platform', '../../demo/index.ts'],
  ['server/kit', '#server/reference/seedReference.ts'],
  ['server/features/stories', '../../reference/seedReference.ts'],
  ['server/db', '../../server/kit/context.ts'],
  ['server/features/stories', '../../jobs.ts'],
  ['server/reference', '#demo/index.ts'],
  ['server/reference', '#server/features/stories/shares.ts'],
  ['demo/money', '#server/features/stories/shares.ts'],
  ['demo/money', '../../server/features/stories/shares.ts'],
  ['demo/money', '../../src/app/main.tsx'],
  ['demo/money', '../../tests/support/server.ts'],
  ['demo/money', '#scripts/build.ts'],
  ['server/kit', '../../tests/support/server.ts'],
  ['server/db', '#server/kit/context.ts'],
  ['server/db', '#server/kit/services.ts'],
  ['server/kit', '#server/platform/mail.ts'],
  ['server/platform', '#server/features/stories/stories.ts'],
  ['server/platform/pdf', '../../features/stories/index.ts'],
  ['server/features/chapters', '#server/features/stories/index.ts'],
  ['server/features/stories', '#server/features/chapters/story.ts'],
  ['server/features/stories/export', '../../chapters/story.ts'],
  ['src/lib', '#server/app.ts'],
  ['src/lib', '../../server/app.ts'],
  ['src/lib', 'node:fs'],
  ['src/lib', 'hono'],
  ['src/lib', 'drizzle-orm/pg-core'],
  ['src/lib', 'react-router'],
  ['src/lib', '../../tests/support/server.ts'],
  ['src/i18n', '../lib/api/client.ts'],
  ['src/lib', '../ui/Loading.tsx'],
  ['src/lib', '../../src/ui/Loading.tsx'],
  ['src/ui/fields', '../../resources/viewsOf.tsx'],
  ['src/dataProvider', '../authProvider/index.ts'],
  ['src/resources', '../custom/stories/author/StoryList.tsx'],
  ['src/custom/stories', '../../app/main.tsx'],
  ['src/custom/chapters/author', '../../stories/author/StoryList.tsx'],
  ['src/custom/chapters/author', '../../../custom/stories/author/StoryList.tsx'],
  ['src/ui/fields', '../../custom/stories/author/StoryList.tsx'],
  ['src/resources', '../app/main.tsx'],
  ['src/authProvider', '../resources/menu.ts'],
];
const allowed: typeof refused = [
  ['domain/stories', 'yup'],
  ['domain/stories', '#domain/roles.ts'],
  ['domain/stories', './titleWords.ts'],
  ['domain/stories', '#domain/chapters/chapter.ts'],
  ['domain/shared', '#domain/kit/fold.ts'],
  ['domain/kit', '#domain/roles.ts'],
  ['server/kit', '#domain/roles.ts'],
  ['server/kit', '#server/kit/services.ts'],
  ['server/kit', 'drizzle-orm'],
  ['server/kit', 'node:fs'],
  ['server/features/stories', '#server/features/chapters/index.ts'],
  ['demo/money', '#server/features/chapters/index.ts'],
  ['server/features/stories', '#server/platform/mail.ts'],
  ['src/lib', '#domain/roles.ts'],
  ['src/lib', 'react-router-dom'],
  ['src/ui', '../lib/api/client.ts'],
  ['src/custom/stories/author', '../../chapters/author/Contents.tsx'],
];

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (arrow: (typeof refused)[number]) => `${arrow[0]}/line${[...refused, ...allowed].indexOf(arrow)}.ts`;
let complaints: { filename: string; code: string }[];

beforeAll(() => {
  for (const file of ['oxlint.config.ts', 'scripts/lint/arrows.ts'])
    cpSync(path.join(root, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const arrow of [...refused, ...allowed]) {
    mkdirSync(path.join(folder, arrow[0]), { recursive: true });
    writeFileSync(path.join(folder, fileOf(arrow)), `export * from '${arrow[1]}';\n`);
  }
  writeFileSync(
    path.join(folder, 'src/lib/one.ts'),
    "import type { Two } from './two.ts';\nexport type One = Two[];\n",
  );
  writeFileSync(
    path.join(folder, 'src/lib/two.ts'),
    "import type { One } from './one.ts';\nexport type Two = One[];\n",
  );
  writeFileSync(path.join(folder, 'src/lib/inline.ts'), "export type Three = import('./two.ts').Two;\n");
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  complaints = (JSON.parse(stdout) as { diagnostics: typeof complaints }).diagnostics;
});

const isRefused = (arrow: (typeof refused)[number]) =>
  complaints.some(({ filename, code }) => filename.endsWith(fileOf(arrow)) && /no-restricted-imports/.test(code));
const named = (arrows: typeof refused) => arrows.map((arrow) => ({ arrow, name: arrow.join(' -> ') }));

test.each(named(refused))('refused: $name', ({ arrow }) => expect(isRefused(arrow)).toBe(true));
test.each(named(allowed))('allowed: $name', ({ arrow }) => expect(isRefused(arrow)).toBe(false));
test('refused: a circle of types', () =>
  expect(complaints.filter(({ code }) => /no-cycle/.test(code)).map(({ filename }) => filename)).toHaveLength(2));

test('refused: a type that is imported where it is written down', () =>
  expect(complaints.some(({ filename, code }) => filename.endsWith('inline.ts') && /type-imports/.test(code))).toBe(
    true,
  ));

test('features of the screens import each other at most 20 times', () => {
  const screens = path.join(root, 'src/custom');
  const arrows = globSync('**/*.{ts,tsx}', { cwd: screens }).flatMap((file) =>
    Array.from(readFileSync(path.join(screens, file), 'utf8').matchAll(/(?:from|import\() *'(\.[^']+)'/g), ([, to]) => {
      const target = path.join(path.dirname(file), to!);
      return { file, target };
    }),
  );
  const featureOf = (file: string) => file.split(path.sep)[0]!;
  const between = arrows.filter(({ file, target }) => target[0] !== '.' && featureOf(target) !== featureOf(file));
  expect(arrows.length).toBeGreaterThan(500);
  expect(between.length).toBeGreaterThan(0);
  expect(between.length, between.map(({ file, target }) => `${file} -> ${target}`).join('\n')).toBeLessThanOrEqual(20);
});

test('each file beside the layers of the server is known to the arrows', () => {
  const names = globSync('server/*.ts', { cwd: root }).map((file) => path.basename(file, '.ts'));
  expect(names.toSorted()).toEqual([...beside.shared, ...beside.composing].toSorted());
});
