import type { PresentNumbers } from '#domain/articles/livingNumbers.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Drawing } from '../draw.ts';
import { loadEditions } from './editions.ts';
import { loadEditionNumbers } from './numbers.ts';
import { findTranslatedEdition, type ArticleRow } from './obstacle.ts';

/** The numbers of the edition that a translation was made from; undefined: of none, so that it says those of today. */
export async function loadTranslatedNumbers(
  context: Drawing,
  row: Pick<ArticleRow, 'slug' | 'source_revision'>,
): Promise<PresentNumbers | undefined> {
  const edition = await findTranslatedEdition(context.db, row, await loadEditions(context.db, row.slug));
  return edition && loadEditionNumbers(context, edition);
}

/** The numbers that a saved clause would be published with, the English as the edition that it `corrects`, or as a new one. */
export async function loadKeptNumbers(
  context: Drawing,
  row: ArticleRow,
  corrects: number | undefined,
): Promise<PresentNumbers | undefined> {
  if (row.language !== defaultLanguage) return loadTranslatedNumbers(context, row);
  if (corrects === undefined) return undefined;
  const edition = (await loadEditions(context.db, row.slug)).find(({ number }) => number === corrects);
  if (!edition) throw notFound();
  return loadEditionNumbers(context, edition);
}
