import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import stylelint from 'stylelint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseImport, rooms, uses } from '#scripts/lint/arrows.ts';
import config from '../../stylelint.config.ts';

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
  ['demo/payouts', '#server/features/stories/shares.ts'],
  ['demo/payouts', '../../server/features/stories/shares.ts'],
  ['demo/payouts', '../../src/app/main.tsx'],
  ['demo/payouts', '../../tests/support/server.ts'],
  ['demo/payouts', '#scripts/build.ts'],
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
  ['demo/payouts', '#server/features/chapters/index.ts'],
  ['server/features/stories', '#server/platform/mail.ts'],
  ['src/lib', '#domain/roles.ts'],
  ['src/lib', 'react-router-dom'],
  ['src/ui', '../lib/api/client.ts'],
  ['src/custom/stories/author', '../../chapters/author/Contents.tsx'],
];

const explain = ([from, to]: (typeof refused)[number]) => refuseImport(`${from}/file.ts`, to);
const named = (arrows: typeof refused) => arrows.map((arrow) => ({ arrow, name: arrow.join(' -> ') }));

test.each(named(refused))('refused: $name', ({ arrow }) => expect(explain(arrow)).toBeTypeOf('string'));
test.each(named(allowed))('allowed: $name', ({ arrow }) => expect(explain(arrow)).toBeUndefined());

const inRoom = (at: string, room: string) => {
  if (room.endsWith('.ts')) return `${at}/${room}`;
  return `${at}/${room === '*' ? 'stories' : room}/${/^(features|custom)$/.test(room) ? 'stories/' : ''}index.ts`;
};
const heights = Object.entries(rooms).flatMap(([at, levels]) =>
  levels.flatMap((low, height) =>
    levels
      .slice(height + 1)
      .flatMap((high) =>
        low.flatMap((lower) => high.map((upper) => ({ lower: inRoom(at, lower), upper: inRoom(at, upper) }))),
      ),
  ),
);

test.each(heights)('$upper imports $lower, and never the other way round', ({ lower, upper }) => {
  expect(refuseImport(upper, `#${lower}`)).toBeUndefined();
  expect(refuseImport(lower, `#${upper}`)).toBeTypeOf('string');
});

const root = path.resolve(import.meta.dirname, '../..');
const foldersIn = (at: string) => globSync('*/', { cwd: path.join(root, at) }).map((name) => name.replace(/\/$/, ''));
const features = (['server', 'src'] as const).flatMap((of) => {
  const at = of === 'server' ? 'server/features' : 'src/custom';
  const names = foldersIn(at);
  return names.flatMap((from) =>
    names
      .filter((to) => to !== from)
      .map((to) => ({ from: `${at}/${from}`, to: `${at}/${to}`, isUsed: !!uses[of][from]?.includes(to) })),
  );
});

test('a feature uses those that are named for it, and no other', () => {
  expect(features.length).toBeGreaterThan(1000);
  const breaches = features.filter(
    ({ from, to, isUsed }) => (refuseImport(`${from}/deep/file.ts`, `#${to}/index.ts`) === undefined) !== isUsed,
  );
  expect(breaches).toEqual([]);
  const used = features.filter(({ isUsed }) => isUsed);
  expect(used.length).toBeGreaterThan(40);
  const past = used.filter(({ from, to }) => !refuseImport(`${from}/file.ts`, `#${to}/handlers.ts`));
  expect(past.filter(({ from }) => from.startsWith('server'))).toEqual([]);
});

/** Ways to write one wrong arrow. */
const forms = [
  "import '../ui/Loading.tsx';",
  "import './../ui/Loading.tsx';",
  "import '../i18n/../ui/Loading.tsx';",
  "import '../../src/ui/Loading.tsx';",
  "import { Loading } from '../ui/Loading.tsx';",
  "import type { Loading } from '../ui/Loading.tsx';",
  "import Loading = require('../ui/Loading.tsx');",
  "export { Loading } from '../ui/Loading.tsx';",
  "export * from '../ui/Loading.tsx';",
  "export type Loading = import('../ui/Loading.tsx').Loading;",
  "export const load = () => import('../ui/Loading.tsx');",
  'export const load = () => import(`../ui/Loading.tsx`);',
  'export const load = (name: string) => import(`../ui/${name}.tsx`);',
  "export const all = import.meta.glob('../ui/*.tsx');",
  "export const all = import.meta.glob(['../ui/*.tsx']);",
  "export const url = new URL('../ui/worker.ts', import.meta.url);",
];
const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(folder, { recursive: true }));
let complaints: { filename: string; code: string }[];

beforeAll(() => {
  for (const file of ['oxlint.config.ts', 'scripts/lint/arrows.ts', 'scripts/lint/arrowsPlugin.ts'])
    cpSync(path.join(root, file), path.join(folder, file));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  mkdirSync(path.join(folder, 'src/lib'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  for (const [at, form] of forms.entries()) write(`src/lib/form${at}.ts`, `${form}\n`);
  write('src/lib/one.ts', "import type { Two } from './two.ts';\nexport type One = Two[];\n");
  write('src/lib/two.ts', "import type { One } from './one.ts';\nexport type Two = One[];\n");
  write('src/lib/inline.ts', "export type Three = import('./two.ts').Two;\n");
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  complaints = (JSON.parse(stdout) as { diagnostics: typeof complaints }).diagnostics;
});

const complaintsAt = (file: string, code: RegExp) =>
  complaints.filter((one) => one.filename.endsWith(file) && code.test(one.code));

test.each(forms.map((form, at) => ({ form, at })))('the linter reads $form', ({ at }) =>
  expect(complaintsAt(`/form${at}.ts`, /arrows/)).toHaveLength(1),
);
test('refused: a circle of types', () => expect(complaintsAt('.ts', /no-cycle/)).toHaveLength(2));
test('refused: a type that is imported where it is written down', () =>
  expect(complaintsAt('inline.ts', /type-imports/)).toHaveLength(1));

test('a stylesheet imports as its folder may', async () => {
  const wrong = [".a { composes: b from '../../app/layout/App.module.css'; }", "@import '../../custom/home/a.css';"];
  const right = ['.a { composes: card from global; }', ".a { composes: b from '../../lib/a.module.css'; }"];
  const lint = async (code: string) => {
    const codeFilename = path.join(root, 'src/ui/theme/arrow.module.css');
    const { results } = await stylelint.lint({ code, codeFilename, config });
    return results[0]!.warnings.map(({ rule }) => rule);
  };
  for (const code of wrong) expect(await lint(code), code).toEqual(['arrows/arrows']);
  for (const code of right) expect(await lint(code), code).toEqual([]);
});

test('features of the screens import each other at most 20 times', () => {
  const screens = path.join(root, 'src/custom');
  const arrows = globSync('**/*.{ts,tsx}', { cwd: screens }).flatMap((file) =>
    Array.from(readFileSync(path.join(screens, file), 'utf8').matchAll(/(?:from|import\() *'(\.[^']+)'/g), ([, to]) => {
      const target = path.join(path.dirname(file), to!);
      return { file, target };
    }),
  );
  const getFeature = (file: string) => file.split(path.sep)[0]!;
  const between = arrows.filter(({ file, target }) => target[0] !== '.' && getFeature(target) !== getFeature(file));
  expect(arrows.length).toBeGreaterThan(500);
  expect(between.length).toBeGreaterThan(0);
  expect(between.length, between.map(({ file, target }) => `${file} -> ${target}`).join('\n')).toBeLessThanOrEqual(20);
});
