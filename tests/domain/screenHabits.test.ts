import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.startsWith('src/i18n/'));

/** Lines of src that a pattern finds, where it may not. */
const found = (pattern: RegExp, allowed: (file: string) => boolean) =>
  files
    .filter((file) => !allowed(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

const literalKey = /queryKey: \[|\w*[kK]ey = \[|Quer(y|ies)(Data|Defaults)(<.*>)?\(\[|\(\[\.{3}\w+Keys?\b/;

test('a query key is written out in a queryKeys.ts only', () =>
  // What react-admin asks its authProvider has keys of react-admin's own.
  expect(found(literalKey, (file) => file.endsWith('/queryKeys.ts') || file === 'src/authProvider/atOnce.ts')).toEqual(
    [],
  ));

test.each(["queryKey: ['todo'],", "const queryKey = ['todo'];", "client.setQueryData<Todo>(['todo'], data);"])(
  'so this is found: %s',
  (line) => expect(line).toMatch(literalKey),
);
