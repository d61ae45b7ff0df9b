import { clauseEditions, clauseTexts } from '#server/db/schema.ts';
import type { TestServer } from './server.ts';

/** The terms of service with their first edition, as the platform comes with them; answers the article's id. */
export async function addTerms(server: TestServer, languages: readonly ('en' | 'ru')[] = ['en']): Promise<number[]> {
  const at = server.clock.now.toISOString();
  const [edition] = await server.db
    .insert(clauseEditions)
    .values({ slug: 'terms', number: 1, effective_on: '2026-01-01', created_at: at })
    .returning();
  const ids: number[] = [];
  for (const language of languages) {
    const text = { title: `Terms ${language}`, summary: 's', body: `First ${language}` };
    const { id } = await server.insert('article', {
      ...text,
      place: 'clause',
      slug: 'terms',
      language,
      state: 'published',
      source_revision: language === 'en' ? null : 1,
    });
    ids.push(id);
    await server.db.insert(clauseTexts).values({ ...text, edition_id: edition!.id, language, revision: 1, at });
  }
  return ids;
}

/** Their next edition, in force from a UTC+8 day on. */
export async function addNextEdition(server: TestServer, effective_on: string): Promise<void> {
  const at = server.clock.now.toISOString();
  const [edition] = await server.db
    .insert(clauseEditions)
    .values({ slug: 'terms', number: 2, effective_on, created_at: at })
    .returning();
  const text = { title: 'Terms en', summary: 's', body: 'Second', note: 'Covers are checked' };
  await server.db.insert(clauseTexts).values({ ...text, edition_id: edition!.id, language: 'en', revision: 2, at });
}
