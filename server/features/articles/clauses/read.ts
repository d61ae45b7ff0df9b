import { findEditionInForce } from '#domain/articles/clause.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { notFound } from '#server/kit/apiError.ts';
import { loadAllEditions, loadEditionsInForce, loadEditionTexts, type EditionRow, type Reading } from './editions.ts';

const getFacts = ({ number, effective_on }: EditionRow) => ({ number, effective_on });

/** The clauses in force, as articles. */
export async function loadClausesInForce(reading: Reading, language: InterfaceLanguage) {
  const editions = await loadEditionsInForce(reading.db, reading.now);
  const texts = await loadEditionTexts(reading, editions, language);
  return editions.flatMap(({ id, slug }) => {
    const text = texts.get(id)?.text;
    return text ? [{ ...text, slug }] : [];
  });
}

interface Query {
  language: InterfaceLanguage;
  edition?: number | undefined;
  text?: number | undefined;
}

/**
 * An edition of a clause with all that there are, or the one in force, and a text of it; 404 where there is none. The last
 * text where another is not asked for, or is not in the language: each language counts its own.
 */
export async function readClause(reading: Reading, slug: string, query: Query) {
  const editions = await loadAllEditions(reading.db, slug);
  const all = editions.filter((one) => !one.withdrawn_at);
  const inForce = findEditionInForce(all, dayOf(reading.now));
  const edition = query.edition === undefined ? inForce : editions.find(({ number }) => number === query.edition);
  const texts = edition && (await loadEditionTexts(reading, [edition], query.language)).get(edition.id)?.texts;
  const text = texts?.[(query.text ?? 0) - 1] ?? texts?.at(-1);
  if (!edition || !texts || !text) throw notFound();
  return {
    row: { ...text, slug },
    edition: {
      ...getFacts(edition),
      withdrawn: Boolean(edition.withdrawn_at),
      text: texts.indexOf(text) + 1,
      texts: texts.map(({ at }, index) => ({ text: index + 1, published_on: dayOf(new Date(at)) })),
      in_force: inForce?.number ?? null,
      all: all.map(getFacts),
    },
  };
}
