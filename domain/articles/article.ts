import { defaultLanguage } from '#domain/languages.ts';

/** Where an article stands: a chapter of the guidebook, a lesson, a question of the FAQ, a clause, or a page of its own. */
export const articlePlaces = ['handbook', 'school', 'faq', 'clause', 'page'] as const;
export type ArticlePlace = (typeof articlePlaces)[number];
export const isArticlePlace = (place: string): place is ArticlePlace =>
  (articlePlaces as readonly string[]).includes(place);

export const articleStates = ['draft', 'published', 'withdrawn'] as const;

/** What an article says. */
export const textFields = ['title', 'summary', 'body'] as const;
/** What a version of an article keeps; the rest of an article never changes. */
export const versionedFields = [...textFields, 'state'] as const;

/**
 * Has the English changed since a translation was brought up to date with its version `source`? `since` is the version
 * with which the English came to say what it says.
 */
export const isStale = (source: number | null, since: number): boolean => source === null || source < since;

/** What an article is called within its place and in addresses: `3`, `2-1`, `cover-guide`. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The articles that are a page of their own, by their paths. */
export const articlePages = {
  '/benefit': 'benefit',
  '/composition': 'composition',
  '/coverGuide': 'cover-guide',
} as const;

/** The academy's seasons. */
export const seasons = [1, 2, 3, 4] as const;
/** Lessons are called `<season>-<lesson>`. */
export const readSeason = (slug: string): number => Number(slug.split('-')[0]);

/** In the order in which they are read: by the numbers within their names, so that 10 comes after 9. */
export const compareSlugs = (one: { slug: string }, other: { slug: string }): number =>
  one.slug.localeCompare(other.slug, defaultLanguage, { numeric: true });
