import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '#server/kit/catalogue.ts';

const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md']);
const named = /`((?:domain|server|src|tests|scripts|docs|demo)\/[\w./-]*(?:\.\w+|\/))`/g;
/** Addresses of links within the project, without what stands after `#`. */
const linked = /\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match]) => match!);

test.each(pages)('%s names files and folders that are there', (page) => {
  const files = matches(readFileSync(page, 'utf8'), named);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(pages)('%s links to pages that are there', (page) => {
  const links = matches(readFileSync(page, 'utf8'), linked);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(page), link)))).toEqual([]);
});

const notFeatures = new Set(['kit', 'shared']);
const featuresIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notFeatures.has(entry.name))
    .map(({ name }) => name);
const featureFolders = ['domain', 'server/features', 'src/custom'];
const features = [...new Set(featureFolders.flatMap(featuresIn))];

test.each(features)('%s has a page that names its folders', (feature) => {
  const folders = featureFolders.map((folder) => `${folder}/${feature}/`).filter((folder) => existsSync(folder));
  const page = readFileSync(`docs/features/${feature}.md`, 'utf8');
  expect(folders.filter((folder) => !page.includes(`\`${folder}`))).toEqual([]);
});

test('docs/features has pages of features only, and lists them all', () => {
  const files = readdirSync('docs/features').filter((file) => file !== 'README.md');
  expect(files).toEqual(features.map((feature) => `${feature}.md`).toSorted());
  const list = readFileSync('docs/features/README.md', 'utf8');
  expect(files.filter((file) => !list.includes(`(${file})`))).toEqual([]);
});

/** Names of files and folders as a chapter of the architecture says them, by their ends. */
const shortNames = /`([\w-][\w./-]*(?:\.(?:tsx?|css)|\/))`/g;

test.each(['domain', 'server', 'src'])('the architecture names files and folders of %s that are there', (room) => {
  const [, chapter] = readFileSync('docs/architecture.md', 'utf8').split(`\n## ${room}/\n`);
  const names = matches(chapter!.split('\n## ')[0]!, shortNames);
  const paths = globSync(`${room}/**`, { withFileTypes: true }).map(
    (entry) => `/${path.join(entry.parentPath, entry.name)}${entry.isDirectory() ? '/' : ''}`,
  );
  expect(names.filter((name) => !existsSync(name) && !paths.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  expect(names.length).toBeGreaterThan(5);
});

const parts = ['Status', 'Context', 'Alternatives considered', 'Decision', 'Consequences'];

test.each(globSync('docs/decisions/*.md'))('%s says what was chosen, and why', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(matches(text, /^## (.+)$/gm)).toEqual(parts);
  expect(text).toMatch(/^## Status\n\n(?:Accepted, \d{4}-\d\d|Superseded by \[\d+\]\([\w.-]+\), \d{4}-\d\d)\.$/m);
});

test('the labels of the glossary are labels of the interface', () => {
  const english = Object.values(readCatalogue('en'))
    .map((messages) => JSON.stringify(messages))
    .join();
  const rows = readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((row) => row.startsWith('| **'));
  const labels = rows.flatMap((row) =>
    row
      .split('|')[3]!
      .split(',')
      .map((label) => label.trim()),
  );
  expect(
    labels.filter((label) => label && !new RegExp(`"(?:[^"]* \\|{4} )?${label}(?:"| \\|{4})`).test(english)),
  ).toEqual([]);
  expect(labels.filter(Boolean).length).toBeGreaterThan(30);
});
