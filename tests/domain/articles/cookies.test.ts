import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cookies } from '#domain/kit/seen.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { readShippedArticles } from '#server/features/articles/shipped.ts';

test.each(interfaceLanguageCodes)('the privacy policy in %s names all cookies', (language) => {
  const policy = readShippedArticles().find((one) => one.language === language && one.slug === 'privacy')!;
  const names = [...policy.body.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(names).toEqual(Object.values(cookies));
});

test('there are no others', () => {
  const lines = globSync('{server,src,domain}/**/*.{ts,tsx}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /(setCookie\(|document\.cookie\b|set-cookie)/i.test(line)),
  );
  expect(lines).toHaveLength(Object.keys(cookies).length);
  for (const line of lines) expect(line).toMatch(/\bcookies\.(written|seen)\b/);
});
