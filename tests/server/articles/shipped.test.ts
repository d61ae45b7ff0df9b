import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { findUnknownNumbers } from '#domain/articles/livingNumbers.ts';
import { shippedArticles } from '#server/features/articles/shipped.ts';
import { routes } from '../../../src/lib/routing/routes.ts';

const all = shippedArticles();
const named = all.map((one) => [`${one.language}/${one.place}/${one.slug}`, one] as const);
const english = all.filter(({ language }) => language === 'en');
const slugs = (place: string) => english.filter((one) => one.place === place).map(({ slug }) => slug);

test('the platform comes with all of its guidebook, academy, clauses and pages', () => {
  expect(slugs('handbook')).toEqual(Array.from({ length: 8 }, (_, n) => `${n + 1}`));
  expect(slugs('school')).toEqual(
    [1, 2, 3, 4].flatMap((season) => [1, 2, 3, 4].map((lesson) => `${season}-${lesson}`)),
  );
  expect(slugs('page')).toEqual(['benefit', 'composition', 'cover-guide']);
  expect(slugs('clause')).toEqual(['privacy', 'terms']);
  expect(slugs('faq').length).toBeGreaterThanOrEqual(20);
});

/** Languages that have articles; in another one the English ones are read. */
const languages = [...new Set(all.map(({ language }) => language))];

test.each(languages)('all of it is there in %s', (language) => {
  const keysOf = (articles: typeof all) => articles.map(({ place, slug }) => `${place}/${slug}`).toSorted();
  expect(keysOf(all.filter((one) => one.language === language))).toEqual(keysOf(english));
});

const paths = new Set(routes.map(({ path }) => path));
const linksOf = (text: string): string[] => {
  const found: string[] = [];
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link') found.push(token.href);
  });
  return found;
};

/** A heading as a file of a language has it, `Chapter 1`. */
const chapterLabel = /(Chapter|Capítulo|Chapitre|Глава|Chương|Bab|บทที่|ตอนที่) \d+|第 ?\d+ ?章|\d+ ?[화장]/giu;
const hour = /\b\d\d?:\d\d\b|UTC\+8/g;

const numbersOf = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted();

describe.each(named)('%s', (_, { place, slug, summary, body, title }) => {
  const text = `${title}\n${summary}\n${body}`;

  test('names the numbers of the platform instead of writing them', () => {
    expect(findUnknownNumbers(text)).toEqual([]);
    const plain = text
      .replaceAll(/\{\{[^}]*\}\}|\(#[^)]*\)|^\d+\. /gm, '')
      .replaceAll(chapterLabel, '')
      .replaceAll(hour, '');
    expect(plain.match(/.*\d.*/g) ?? []).toEqual([]);
  });

  test('leads to pages that are there', () => {
    for (const href of linksOf(body)) {
      if (href.startsWith('mailto:')) continue;
      expect(href).toMatch(/^#\//);
      const [path, query] = href.slice(1).split('?');
      expect(paths, href).toContain(path);
      const { chapter, id } = Object.fromEntries(new URLSearchParams(query));
      if (chapter) expect(slugs('handbook')).toContain(chapter);
      if (id) expect(slugs('school')).toContain(id);
    }
  });

  test('names the numbers and pages that the English names', () => {
    const original = english.find((one) => one.place === place && one.slug === slug)!;
    expect(numbersOf(text)).toEqual(numbersOf([original.title, original.summary, original.body].join('\n')));
    expect(new Set(linksOf(body))).toEqual(new Set(linksOf(original.body)));
  });

  test('has only blocks that are known, and closes them', () => {
    const fences = body.match(/^:::.*$/gm) ?? [];
    for (const [at, fence] of fences.entries())
      expect(fence).toMatch(at % 2 ? /^:::$/ : /^:::(note|steps|exercise|quiz|action)$/);
    expect(fences.length % 2).toBe(0);
  });
});
