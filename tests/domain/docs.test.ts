import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const named = /`((?:domain|server|src|tests|scripts|docs)\/[\w./-]+\.\w+)`/g;

test.each(globSync(['README.md', 'docs/**/*.md']))('%s names files that are there', (page) => {
  const files = [...readFileSync(page, 'utf8').matchAll(named)].map(([, file]) => file!);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
