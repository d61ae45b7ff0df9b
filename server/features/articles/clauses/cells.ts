import { desc, eq, sql } from 'drizzle-orm';
import { getStanding, isCorrectable } from '#domain/articles/clause.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { articleVersions, clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import type { EditionRow } from './editions.ts';

const { article } = tables;
type Texted = typeof article | typeof articleVersions | typeof clauseTexts;

/** What stands for a text where texts are only compared: it is short. */
const digest = ({ title, summary, body }: Texted) =>
  sql<string>`md5(jsonb_build_array(${title}, ${summary}, ${body})::text)`;

/** What is saved of each clause in each language. */
const loadClauses = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      id: article.id,
      slug: article.slug,
      language: article.language,
      state: article.state,
      revision: article.revision,
      source_revision: article.source_revision,
      revised_at: article.revised_at,
      text: digest(article),
    })
    .from(article)
    .where(eq(article.place, 'clause'));
type Clause = Awaited<ReturnType<typeof loadClauses>>[number];

/** What was published as each edition. */
const loadPublishedTexts = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      edition_id: clauseTexts.edition_id,
      language: clauseTexts.language,
      revision: clauseTexts.revision,
      at: clauseTexts.at,
      text: digest(clauseTexts),
    })
    .from(clauseTexts)
    .orderBy(clauseTexts.revision);
type Published = Awaited<ReturnType<typeof loadPublishedTexts>>[number];

/** Versions of clauses by article and number, as they were saved: with the numbers of the platform by their names. */
async function loadVersions({ db }: Pick<Context, 'db'>, clauses: readonly Clause[]) {
  const earlier = await db
    .select({ id: articleVersions.article_id, revision: articleVersions.revision, text: digest(articleVersions) })
    .from(articleVersions)
    .innerJoin(article, eq(article.id, articleVersions.article_id))
    .where(eq(article.place, 'clause'));
  return new Map([...earlier, ...clauses].map(({ id, revision, text }) => [`${id}/${revision}`, text]));
}

/** How a saved clause stands to what is published of it. */
export interface ClauseCell {
  /** What is saved could be published, and is not. */
  pending: boolean;
  /** The English of an edition has changed since the translation. */
  stale: boolean;
  /** An edition that counts, or will, is neither translated nor about to be published. */
  missing: boolean;
  revised_at: string | null;
}

interface Scene {
  english: Clause | undefined;
  /** Newest first; none that was withdrawn. */
  editions: readonly EditionRow[];
  /** The editions that count or will. */
  read: readonly EditionRow[];
  texts: readonly Published[];
  getVersion: (clause: Clause | undefined, revision: number | null) => string | undefined;
}

const getTexts = ({ texts }: Scene, edition: EditionRow, language: Clause['language']) =>
  texts.filter((one) => one.edition_id === edition.id && one.language === language);

/** What was saved when a text was published. */
const getSaved = ({ getVersion }: Scene, clause: Clause | undefined, { revision, text }: Published) =>
  getVersion(clause, revision) ?? text;

function describeEnglish(scene: Scene, clause: Clause): Omit<ClauseCell, 'revised_at'> {
  const isRead = scene.read.some((edition) => {
    const last = getTexts(scene, edition, defaultLanguage).at(-1);
    return last && getSaved(scene, clause, last) === clause.text;
  });
  return { pending: clause.state === 'published' && !isRead, stale: false, missing: false };
}

function describeTranslation(scene: Scene, clause: Clause): Omit<ClauseCell, 'revised_at'> {
  const { english, editions, read, getVersion } = scene;
  if (clause.state === 'withdrawn') return { pending: false, stale: false, missing: false };
  const source = getVersion(english, clause.source_revision);
  const own = editions.find((edition) =>
    getTexts(scene, edition, defaultLanguage).some((text) => getSaved(scene, english, text) === source),
  );
  const describe = (edition: EditionRow) => {
    const last = getTexts(scene, edition, clause.language).at(-1);
    const binding = getTexts(scene, edition, defaultLanguage).at(-1);
    if (!binding) return undefined;
    if (edition === own) return getSaved(scene, english, binding) === source ? undefined : 'stale';
    if (!last) return 'missing';
    // Of a text that another one has followed, nothing but the time tells what it was made from.
    return source === undefined || last.at < binding.at ? 'stale' : undefined;
  };
  const lags = new Set(read.map(describe));
  const last = own && getTexts(scene, own, clause.language).at(-1);
  const isPublished = clause.state === 'published' && last && getSaved(scene, clause, last) === clause.text;
  return {
    pending: own !== undefined && !isPublished,
    stale: lags.has('stale'),
    missing: lags.has('missing'),
  };
}

type Cells = Map<number, ClauseCell>;
const cellsByContext = new WeakMap<object, Promise<Cells>>();

/** How each clause stands in each language, by the ids of the articles: read once in a call, which counts them twice. */
export function loadClauseCells(context: Pick<Context, 'db' | 'now'>): Promise<Cells> {
  const loading = cellsByContext.get(context) ?? readClauseCells(context);
  cellsByContext.set(context, loading);
  return loading;
}

async function readClauseCells(context: Pick<Context, 'db' | 'now'>): Promise<Cells> {
  const clauses = await loadClauses(context);
  if (clauses.length === 0) return new Map();
  const all = await context.db.select().from(clauseEditions).orderBy(desc(clauseEditions.number));
  const texts = await loadPublishedTexts(context);
  const versions = await loadVersions(context, clauses);
  const getVersion: Scene['getVersion'] = (clause, revision) => clause && versions.get(`${clause.id}/${revision}`);
  const today = dayOf(context.now);
  return new Map(
    clauses.map((clause) => {
      const editions = all.filter(({ slug, withdrawn_at }) => slug === clause.slug && !withdrawn_at);
      const read = editions.filter((one) => isCorrectable(getStanding(one, editions, today)));
      const english = clauses.find(({ slug, language }) => slug === clause.slug && language === defaultLanguage);
      const describe = clause.language === defaultLanguage ? describeEnglish : describeTranslation;
      const cell = describe({ english, editions, read, texts, getVersion }, clause);
      return [clause.id, { ...cell, revised_at: clause.revised_at }];
    }),
  );
}
