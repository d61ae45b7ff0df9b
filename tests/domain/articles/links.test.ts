import { expect, test } from 'vitest';
import { linkedPages, checkLink } from '#domain/articles/links.ts';
import { parseLinkTarget } from '#domain/articles/linkTargets.ts';
import { routes } from '../../../src/lib/routing/routes.ts';

test('an article may lead to each page of the portal', () => {
  expect([...linkedPages].toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

test.each([
  ['#/story', undefined],
  ['#/handbook?chapter=3', undefined],
  ['https://example.com/a', undefined],
  ['mailto:a@b.example', undefined],
  ['#/stories', 'page'],
  ['#/', 'page'],
  ['#money', 'anchor'],
  ['#/handbook?chapter=3#money', 'anchor'],
  ['#/handbook#money', 'anchor'],
  ['/handbook', 'form'],
  ['http://example.com', 'form'],
  ['//example.com', 'form'],
  ['https://', 'form'],
  ['javascript:alert(1)', 'form'],
  ['', 'form'],
])('the link %j has the problem %s', (href, problem) => expect(checkLink(href)).toBe(problem));

test.each([
  ['#/handbook?chapter=3', { kind: 'article', place: 'handbook', slug: '3' }],
  ['#/schoolDetail?id=2-1', { kind: 'article', place: 'school', slug: '2-1' }],
  ['#/event?contest=wolf', { kind: 'contest', slug: 'wolf' }],
  ['#/event?contest=wolf&edition=2', { kind: 'contest', slug: 'wolf', edition: 2 }],
  ['#/clause/termsOfService?edition=1', { kind: 'edition', slug: 'terms', number: 1 }],
  ['#/composition', { kind: 'article', place: 'page', slug: 'composition' }],
  ['#/coverGuide', { kind: 'article', place: 'page', slug: 'cover-guide' }],
  ['#/wolf', { kind: 'contest', slug: 'wolf' }],
  ['#/wolf/h5?edition=2', { kind: 'contest', slug: 'wolf', edition: 2 }],
  ['#/clause/termsOfService', undefined],
  ['#/handbook', undefined],
  ['#/story?id=3', undefined],
])('%s names %j', (href, target) => expect(parseLinkTarget(href)).toEqual(target));
