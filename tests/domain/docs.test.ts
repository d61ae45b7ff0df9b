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
const features = [...new Set(['domain', 'server/features', 'src/custom'].flatMap(featuresIn))];
const featureList = readFileSync('docs/features/README.md', 'utf8');

test.each(features)('%s has a page in docs/features', (feature) => {
  const line = featureList.split('\n').find((row) => row.startsWith('|') && row.includes(`\`${feature}\``));
  expect(line).toBeDefined();
  const [file] = matches(line!, linked);
  const page = readFileSync(path.join('docs/features', file!), 'utf8');
  expect(page).toMatch(new RegExp(`(?:domain|server/features|src/custom)/${feature}/`));
});

test('every page of docs/features is in its list', () => {
  const files = readdirSync('docs/features').filter((file) => file !== 'README.md');
  expect(files.filter((file) => !featureList.includes(`(${file})`))).toEqual([]);
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
