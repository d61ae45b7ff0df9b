import { expect, test } from 'vitest';
import type { ArticlePlace } from '#domain/articles/article.ts';
import { hasPage } from '#domain/articles/placeOfSlug.ts';

test.each<[ArticlePlace, string, boolean]>([
  ['handbook', '9', true],
  ['faq', 'anything', true],
  ['school', '4-12', true],
  ['school', '5-1', false],
  ['school', 'one', false],
  ['clause', 'terms', true],
  ['clause', 'cookies', false],
  ['page', 'cover-guide', true],
  ['page', 'about', false],
])('an article at %s called %s has a page: %s', (place, slug, isThere) => expect(hasPage(place, slug)).toBe(isThere));

test('what is no slug has another rule', () => expect(hasPage('page', 'No slug')).toBe(true));
