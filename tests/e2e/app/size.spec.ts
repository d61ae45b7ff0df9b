import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { readerAreas } from '#domain/kit/catalogue.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const assets = path.join(root, 'dist/assets');
const readCode = (file: string) => readFileSync(path.join(assets, file), 'utf8');
const getSize = (file: string) => statSync(path.join(assets, `${file}.br`)).size;

/** The built chunks of a name, which is that of the module or the folder that they begin with. */
const named = (name: string) =>
  readdirSync(assets).filter((file) => file.startsWith(`${name}-`) && /^-[\w-]{7}\.js$/.test(file.slice(name.length)));

const imports = new Map<string, string[]>();
/** What a chunk needs before it runs: read once, since all are asked about each other. */
function listImports(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const matches = readCode(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.@-]+\.js)["'`]/g);
  const names = [...matches].map(([, imported]) => imported!);
  imports.set(file, names);
  return names;
}

/** A chunk with all that it needs before it runs; what it imports later, when it is asked for, is not in it. */
function withImports(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const imported of listImports(file)) withImports(imported, files);
  return files;
}

/** What the page asks for by itself. */
const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8').match(/[\w.@-]+\.js(?=")/g) ?? [];
const [publicMessages, appMessages, authorMessages, officeMessages] = readerAreas.map((area) => named(`${area}-en`));
const shell = [...page, ...publicMessages!];

/** The modules that weigh most in some chunks, before they are minified and compressed. */
async function heaviest(files: Set<string>): Promise<string> {
  const built = (await build({ root, logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput;
  return built.output
    .filter((file) => file.type === 'chunk')
    .filter(({ fileName }) => files.has(path.basename(fileName)))
    .flatMap(({ name, modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => ({
        name,
        id: path.relative(root, id),
        renderedLength,
      })),
    )
    .toSorted((a, b) => b.renderedLength - a.renderedLength)
    .slice(0, 25)
    .map(({ name, id, renderedLength }) => `${String(renderedLength).padStart(8)}  ${id} (in ${name})`)
    .join('\n');
}

const ofVisitor = [...shell, ...named('visitor')];
/** Public pages, which a visitor opens, by the chunk that each begins with; what they say comes with it. */
const articlePages = ['Guidebook', 'SinglePage', 'Clause', 'Faq', 'Academy', 'Lesson', 'CoverGuide'];
const publicPages = [
  { page: 'loadEvent', chunks: [...ofVisitor, ...named('loadEvent'), ...named('event-en')] },
  ...articlePages.map((page) => ({
    page,
    chunks: [...ofVisitor, ...['loadPages', 'article-en', page].flatMap(named)],
  })),
];

// docs/performance.md; KB of 1000 bytes, compressed with brotli, in English.
const budgets = [
  { screen: 'sign-in', kilobytes: 101, chunks: [...shell, ...named('SignIn')] },
  { screen: 'what is around a public page', kilobytes: 90, chunks: ofVisitor },
  ...publicPages.map(({ page, chunks }) => ({ screen: `the public page ${page}`, kilobytes: 90, chunks })),
  {
    screen: "an author's first screen",
    kilobytes: 221,
    chunks: [...shell, ...appMessages!, ...authorMessages!, ...named('author')],
  },
  {
    screen: "the back office's first list",
    kilobytes: 296,
    chunks: [...shell, ...appMessages!, ...officeMessages!, ...named('office')],
  },
];

for (const { screen, kilobytes, chunks } of budgets)
  test(`${screen} takes at most ${kilobytes} KB of JavaScript`, async () => {
    // Each screen but the first has a chunk of its own.
    expect(publicMessages).toHaveLength(1);
    expect(appMessages).toHaveLength(1);
    expect(authorMessages).toHaveLength(1);
    expect(officeMessages).toHaveLength(1);
    expect(chunks.length).toBeGreaterThan(shell.length);
    const files = chunks.reduce((all, file) => withImports(file, all), new Set<string>());
    const total = [...files].reduce((sum, file) => sum + getSize(file), 0) / 1000;
    if (total <= kilobytes) return;
    const parts = [...files]
      .toSorted((a, b) => getSize(b) - getSize(a))
      .map((file) => `${String(getSize(file)).padStart(8)}  ${file}`);
    expect(
      total,
      `${total} KB:\n${parts.join('\n')}\nThe heaviest modules:\n${await heaviest(files)}`,
    ).toBeLessThanOrEqual(kilobytes);
  });

test('no two chunks need each other, so that nothing runs before what it needs', () => {
  const all = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const inCircles = all.filter((file) => listImports(file).some((needed) => withImports(needed).has(file)));
  expect(all.length).toBeGreaterThan(100);
  expect(inCircles).toEqual([]);
});

// A chunk names those that it loads later; only what it holds itself counts.
const holds = (file: string, what: RegExp) => what.test(readCode(file).replaceAll(/[\w.@-]+-[\w-]{7}\.(js|css)/g, ''));

test('lists and forms, and what they ask for soon after, come without Material', () => {
  for (const name of ['office', 'author', 'badges', 'Unknown', 'AtStart', 'StoryForm']) {
    const files = named(name).reduce((all, file) => withImports(file, all), new Set<string>());
    expect(files.size, name).toBeGreaterThan(1);
    expect(
      [...files].filter((file) => holds(file, /MuiButton/)),
      name,
    ).toEqual([]);
  }
});

test('what is large and comes first asks to be compiled while it is fetched', () => {
  const hinted = readdirSync(assets).filter((file) => readCode(file).startsWith('//# allFunctionsCalledOnLoad\n'));
  const main = page.find((file) => file.startsWith('shell-'));
  expect(hinted).toEqual(expect.arrayContaining([main, ...named('office-author')]));
  expect(hinted.filter((file) => /^(public|app|author|office)-[a-z]{2}(-CN)?-/.test(file))).toEqual([]);
});

test('nothing comes with the warnings that react-router has for developers', () => {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => holds(file, /createHashHistory|hashchange|popstate/))).not.toEqual([]);
  expect(scripts.filter((file) => holds(file, /No routes matched location/))).toEqual([]);
});

test('a public page comes without react-admin, the router and Material', () => {
  const heavy = (file: string) => holds(file, /CoreAdminContext|useBlocker|MuiButton/);
  const all = publicPages.flatMap(({ chunks }) => chunks);
  const needed = all.reduce((files, file) => withImports(file, files), new Set<string>());
  const ofOffice = named('office').reduce((all, file) => withImports(file, all), new Set<string>());
  for (const { page } of publicPages) expect(named(page), page).toHaveLength(1);
  expect([...needed].filter(heavy)).toEqual([]);
  expect([...ofOffice].filter(heavy).length).toBeGreaterThan(0);
});
