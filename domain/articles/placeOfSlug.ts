import { articlePages, readSeason, seasons, slugPattern, type ArticlePlace } from './article.ts';
import { clausePaths } from './clause.ts';

/** The slugs that a place has pages for; each place that is not here shows whatever is published at it. */
export const fixedSlugs = { clause: Object.keys(clausePaths), page: Object.values<string>(articlePages) } as const;

const isLesson = (slug: string) => /^\d-\d+$/.test(slug) && (seasons as readonly number[]).includes(readSeason(slug));

/** Is there a page of the portal that shows an article of this slug at a place? What is no slug has another rule. */
export function hasPage(place: ArticlePlace | null, slug: string | null): boolean {
  if (!place || !slug || !slugPattern.test(slug)) return true;
  if (place === 'school') return isLesson(slug);
  return place === 'clause' || place === 'page' ? fixedSlugs[place].includes(slug) : true;
}
