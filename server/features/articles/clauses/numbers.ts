import { eq, isNull } from 'drizzle-orm';
import { fillNumbers, type PresentNumbers } from '#domain/articles/livingNumbers.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import { loadAllNumbers, type Drawing } from '../draw.ts';
import { findVersion, pickText, type Text } from '../version.ts';
import type { EditionRow } from './editions.ts';

const { article } = tables;

/** A text as the readers of an edition get it for good, whatever becomes of the numbers. */
export const fillText = (text: Text, language: InterfaceLanguage, numbers: PresentNumbers): Text => ({
  title: text.title,
  summary: fillNumbers(text.summary, language, numbers),
  body: fillNumbers(text.body, language, numbers),
});

/** The numbers of an edition; of those that the platform has had only since then, the present ones. */
export const loadEditionNumbers = async (context: Drawing, edition?: EditionRow): Promise<PresentNumbers> => ({
  ...(await loadAllNumbers(context)),
  ...edition?.numbers,
});

/** Would a text of an edition say something else today, as the platform's numbers are now? */
export async function haveNumbersChanged(
  context: Drawing,
  edition: EditionRow,
  text: Text,
  language: InterfaceLanguage,
): Promise<boolean> {
  const numbers = await loadAllNumbers(context);
  const kept = fillText(text, language, { ...numbers, ...edition.numbers });
  const present = fillText(text, language, numbers);
  return kept.summary !== present.summary || kept.body !== present.body;
}

/** What is saved of a text that was published: with its numbers by their names. */
export async function loadUnfilled(db: Db, row: typeof article.$inferSelect, text: Text & { revision: number }) {
  return pickText((await findVersion(db, row, text.revision)) ?? text);
}

/** Keeps the present numbers with the editions that have none of their own yet, and in their texts. */
export async function keepNumbers(context: Drawing): Promise<void> {
  const { db } = context;
  const editions = await db.select().from(clauseEditions).where(isNull(clauseEditions.numbers)).for('update');
  if (editions.length === 0) return;
  const numbers = await loadAllNumbers(context);
  for (const { id } of editions) {
    const texts = await db.select().from(clauseTexts).where(eq(clauseTexts.edition_id, id));
    for (const text of texts)
      await db
        .update(clauseTexts)
        .set(fillText(text, text.language, numbers))
        .where(eq(clauseTexts.id, text.id));
    await db.update(clauseEditions).set({ numbers }).where(eq(clauseEditions.id, id));
  }
}
