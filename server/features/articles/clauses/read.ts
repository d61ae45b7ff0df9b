import { findEditionInForce } from '#domain/articles/clause.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { loadEditionsInForce, loadEditions, loadEditionTexts, type EditionRow } from './editions.ts';

type Reading = Pick<Context, 'db' | 'now'>;
const getFacts = ({ number, effective_on }: EditionRow) => ({ number, effective_on });

/** The clauses in force, as articles. */
export async function loadClausesInForce({ db, now }: Reading, language: InterfaceLanguage) {
  const editions = await loadEditionsInForce(db, now);
  const texts = await loadEditionTexts(db, editions, language);
  return editions.flatMap(({ id, slug }) => {
    const text = texts.get(id);
    return text ? [{ ...text, slug }] : [];
  });
}

/** An edition of a clause with all that there are, or the one in force; 404 where there is none. */
export async function readClause({ db, now }: Reading, slug: string, language: InterfaceLanguage, number?: number) {
  const all = await loadEditions(db, slug);
  const inForce = findEditionInForce(all, dayOf(now));
  const edition = number === undefined ? inForce : all.find((one) => one.number === number);
  const text = edition && (await loadEditionTexts(db, [edition], language)).get(edition.id);
  if (!text) throw notFound();
  return {
    row: { ...text, slug },
    edition: { ...getFacts(edition), in_force: inForce?.number ?? null, all: all.map(getFacts) },
  };
}
