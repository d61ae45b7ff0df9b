import { eq } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { message } from '#domain/kit/messages.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { tagGroups } from '#domain/stories/tag.entity.ts';
import { tagCodes } from '#domain/stories/tags.ts';
import type { Database, Db } from '#server/db/database.ts';
import { lockStart } from '#server/db/migrate.ts';
import { audits, tables } from '#server/db/schema.ts';
import { keepNumbers } from '#server/features/articles/index.ts';
import { createSentences } from '#server/kit/sentences.ts';
import { createWriter } from '#server/kit/writer.ts';
import { readFirstRestrictedWords } from './firstRestrictedWords.ts';
import { seedArticles, seedClauses } from './seedArticles.ts';
import { seedContests } from './seedContests.ts';
import { seedContractTemplates } from './seedContractTemplates.ts';

/**
 * What every platform begins with, demo or not: without genres and tags no author can save a story, and without a
 * template nobody can sign a contract.
 */
export async function seedReference({ db }: Database, now: Date, signingAge: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStart(tx);
    await seedTags(tx, now.toISOString());
    await seedRestrictedWords(tx, now.toISOString());
    await seedContractTemplates(tx, createWriter(tx), now.toISOString());
    await seedArticles(tx, now.toISOString());
    await seedClauses(tx, now);
    await keepNumbers({ db: tx, signingAge });
    await seedContests(tx, createWriter(tx), now.toISOString());
  });
}

async function seedTags(tx: Db, created_at: string): Promise<void> {
  if ((await tx.$count(tables.tag)) > 0) return;
  const say = createSentences(defaultLanguage);
  const rows = tagGroups.flatMap((group) =>
    tagCodes[group].map((code) => ({ name: say(message(`stories.shared.tag.${code}`)), code, group })),
  );
  await createWriter(tx)(
    'tag',
    rows.map((row, index) => ({ ...row, position: index + 1, created_at })),
  );
}

/** The staff may delete each of them: once anybody has touched the list, what is in it is what they want. */
async function seedRestrictedWords(tx: Db, created_at: string): Promise<void> {
  const touched = await tx.$count(audits, eq(audits.entity, entities.restrictedWord.name));
  if (touched > 0 || (await tx.$count(tables.restrictedWord)) > 0) return;
  const rows = readFirstRestrictedWords().flatMap(({ language, groups }) =>
    groups.flatMap(({ note, words }) => words.map((word) => ({ word, note, language, created_at }))),
  );
  await createWriter(tx)('restrictedWord', rows);
}
