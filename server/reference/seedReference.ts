import { and, eq } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { message } from '#domain/kit/messages.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tagGroups } from '#domain/stories/tag.entity.ts';
import { tagCodes } from '#domain/stories/tags.ts';
import type { Database, Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { lockStart } from '#server/db/migrate.ts';
import { audits, clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import { keepNumbers, shippedArticles, type ArticleKey } from '#server/features/articles/index.ts';
import { createSentences } from '#server/kit/sentences.ts';
import { createWriter } from '#server/kit/writer.ts';
import { readFirstRestrictedWords } from './firstRestrictedWords.ts';
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

/**
 * Those that are not there yet: a new version brings more of them, and leaves what the staff have made of the others. They
 * are translated from the English that the platform comes with, which is the first version of it.
 */
async function seedArticles(tx: Db, created_at: string): Promise<void> {
  const { article } = tables;
  const { place, slug, language } = article;
  const getKey = (key: ArticleKey) => `${key.place}/${key.slug}/${key.language}`;
  const there = new Set((await tx.select({ place, slug, language }).from(article)).map(getKey));
  const missing = shippedArticles((key) => !there.has(getKey(key)));
  if (missing.length === 0) return;
  await createWriter(tx)(
    'article',
    missing.map((one) => ({
      ...one,
      state: 'published',
      source_revision: one.language === defaultLanguage ? null : 1,
      created_at,
    })),
  );
}

/** The clauses that the platform comes with are their first editions, in force from the start. */
async function seedClauses(tx: Db, now: Date): Promise<void> {
  const { article } = tables;
  const isClause = and(eq(article.place, 'clause'), eq(article.state, 'published'));
  const there = new Set((await tx.select({ slug: clauseEditions.slug }).from(clauseEditions)).map(({ slug }) => slug));
  const texts = (await tx.select().from(article).where(isClause)).filter(({ slug }) => !there.has(slug));
  for (const { slug } of texts.filter(({ language }) => language === defaultLanguage)) {
    const [edition] = await tx
      .insert(clauseEditions)
      .values({ slug, number: 1, effective_on: dayOf(now), created_at: now.toISOString() })
      .returning();
    await insertAll(
      tx,
      clauseTexts,
      texts
        .filter((text) => text.slug === slug)
        .map(({ language, revision, title, summary, body, revised_at, created_at }) => ({
          edition_id: edition!.id,
          language,
          revision,
          title,
          summary,
          body,
          at: revised_at ?? created_at,
        })),
    );
  }
}
