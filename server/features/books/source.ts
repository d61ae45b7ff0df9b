import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { matchParagraphs } from '#domain/books/matchParagraphs.ts';
import { numberParagraphs, sumWords, type Paragraph } from '#domain/books/paragraphs.ts';
import { entities } from '#domain/entities.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { sourceImports, sourceTexts, sourceVersions, tables } from '#server/db/schema.ts';
import { updateAll } from '#server/db/updateAll.ts';
import { notFound } from '#server/kit/apiError.ts';
import { auditAll, diffRecords } from '#server/kit/audit.ts';
import { insertRecords, type Changing } from '#server/kit/crud.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { notifyOfChange } from './notices.ts';
import { followInTranslations } from './translations.ts';

const { businessBook, sourceChapter } = tables;
/** Chapters whose texts are held at once. */
const atOnce = 200;

/** A chapter as it comes from a file or from a story of the portal; a paragraph a text. */
export interface SourceText {
  number: number;
  title: string | null;
  paragraphs: readonly string[];
  /** Words of each paragraph, where they were counted already. */
  words?: readonly number[];
  /** The chapter of the portal that it is. */
  chapter_id?: number;
}

/** What became of the chapters that were stored, by their numbers. */
interface Stored {
  added: number[];
  changed: number[];
  unchanged: number[];
}

/** Holds a book: what changes its chapters or gives them to translators follows one another. */
export async function lockBook({ db }: Pick<Changing, 'db'>, id: number) {
  const [book] = await db.select().from(businessBook).where(eq(businessBook.id, id)).for('update');
  if (!book) throw notFound();
  return book;
}

/**
 * Stores chapters of a book that is locked, each under its number. Where the text of one has changed, its translations keep
 * what they have, and what says something else now is to be translated anew. An import that waits is to be looked at again.
 */
export async function storeSource(context: Changing, book_id: number, texts: readonly SourceText[]): Promise<Stored> {
  const stored: Stored = { added: [], changed: [], unchanged: [] };
  const opened = new Map<number, number>();
  for (let at = 0; at < texts.length; at += atOnce) {
    const some = await storePart(context, book_id, texts.slice(at, at + atOnce), opened);
    for (const outcome of ['added', 'changed', 'unchanged'] as const) stored[outcome].push(...some[outcome]);
  }
  if (stored.added.length + stored.changed.length > 0)
    await context.db
      .update(sourceImports)
      .set({ revision: sql`${sourceImports.revision} + 1` })
      .where(eq(sourceImports.book_id, book_id));
  await notifyOfChange(context, opened);
  return stored;
}

/** `opened` takes how many segments of each translated chapter are to be done again. */
async function storePart(
  context: Changing,
  book_id: number,
  texts: readonly SourceText[],
  opened: Map<number, number>,
): Promise<Stored> {
  const numbers = texts.map(({ number }) => number);
  const existingChapters = await context.db
    .select({ chapter: sourceChapter, text: sourceTexts })
    .from(sourceChapter)
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .where(and(eq(sourceChapter.book_id, book_id), inArray(sourceChapter.number, numbers)));
  const byNumber = new Map(existingChapters.map((one) => [one.chapter.number, one]));
  await add(
    context,
    book_id,
    texts.filter(({ number }) => !byNumber.has(number)),
  );
  const others = texts.filter((text) => {
    const before = byNumber.get(text.number);
    return before && hasOtherText(before, text);
  });
  const formers = await loadFormers(
    context,
    others.map(({ number }) => byNumber.get(number)!.chapter.id),
  );
  const changes: Change[] = [];
  for (const text of texts) {
    const before = byNumber.get(text.number);
    const change = before && getChange(before, text, formers.get(before.chapter.id));
    if (change) changes.push(change);
    // Comparing long texts takes its time, and others wait for theirs.
    await setImmediate();
  }
  for (const [id, count] of await change(context, book_id, changes)) opened.set(id, count);
  const changed = new Set(changes.filter(({ isChanged }) => isChanged).map(({ before }) => before.chapter.number));
  return {
    added: numbers.filter((number) => !byNumber.has(number)),
    changed: numbers.filter((number) => changed.has(number)),
    unchanged: numbers.filter((number) => byNumber.has(number) && !changed.has(number)),
  };
}

const getCounts = (paragraphs: readonly Paragraph[]) => ({
  word_count: sumWords(paragraphs),
  paragraph_count: paragraphs.length,
});

async function add(context: Changing, book_id: number, texts: readonly SourceText[]): Promise<void> {
  const newChapters = texts.map(({ number, title, chapter_id, paragraphs: lines, words }) => {
    const paragraphs = numberParagraphs(lines, words);
    return { paragraphs, record: { book_id, number, title, chapter_id, ...getCounts(paragraphs) } };
  });
  const ids = await insertRecords(
    context,
    entities.sourceChapter,
    newChapters.map(({ record }) => record),
  );
  await insertAll(
    context.db,
    sourceTexts,
    newChapters.map(({ paragraphs }, at) => ({
      source_chapter_id: ids[at]!,
      next_id: paragraphs.length + 1,
      paragraphs,
    })),
  );
}

interface Known {
  chapter: typeof sourceChapter.$inferSelect;
  text: typeof sourceTexts.$inferSelect;
}

interface Change {
  before: Known;
  title: string | null;
  chapter_id: number | null;
  paragraphs: Paragraph[];
  next_id: number;
  /** Its title or its text is another. */
  isChanged: boolean;
}

const hasOtherText = ({ text: { paragraphs } }: Known, to: SourceText) =>
  paragraphs.length !== to.paragraphs.length || paragraphs.some(({ text }, at) => text !== to.paragraphs[at]);

/** The texts that some chapters had before, the newest first, by the chapter. */
async function loadFormers({ db }: Changing, chapters: readonly number[]): Promise<Map<number, Paragraph[][]>> {
  const { source_chapter_id: id, revision, paragraphs } = sourceVersions;
  const rows = await db
    .select({ id, paragraphs })
    .from(sourceVersions)
    .where(inArray(id, [...chapters]))
    .orderBy(desc(revision));
  const byChapter = Map.groupBy(rows, (row) => row.id);
  return new Map([...byChapter].map(([chapter, some]) => [chapter, some.map((row) => row.paragraphs)]));
}

/** What becomes of a chapter; undefined: it stays as it is. */
function getChange(before: Known, to: SourceText, formers: Paragraph[][] | undefined): Change | undefined {
  const { chapter, text } = before;
  const { paragraphs, nextId: next_id } = matchParagraphs(text.paragraphs, to.paragraphs, text.next_id, formers);
  const isChanged = to.title !== chapter.title || JSON.stringify(paragraphs) !== JSON.stringify(text.paragraphs);
  const chapter_id = to.chapter_id ?? chapter.chapter_id;
  if (!isChanged && chapter_id === chapter.chapter_id) return undefined;
  return { before, title: to.title, chapter_id, paragraphs, next_id, isChanged };
}

async function change(context: Changing, book_id: number, all: readonly Change[]): Promise<Map<number, number>> {
  const { db, now, user } = context;
  const at = now.toISOString();
  const texts = all.filter(({ isChanged }) => isChanged);
  await insertAll(
    db,
    sourceVersions,
    texts.map(({ before: { chapter, text } }) => ({
      source_chapter_id: chapter.id,
      revision: text.revision,
      title: chapter.title,
      paragraphs: text.paragraphs,
      replaced_at: at,
      user_id: user?.id,
    })),
  );
  await updateAll(
    db,
    sourceTexts,
    'source_chapter_id',
    texts.map(({ before: { text }, paragraphs, next_id }) => ({
      source_chapter_id: text.source_chapter_id,
      revision: text.revision + 1,
      next_id,
      paragraphs,
    })),
  );
  await changeRecords(context, all);
  return followInTranslations(
    context,
    book_id,
    texts.map(({ before, paragraphs }) => ({
      id: before.chapter.id,
      before: before.text.paragraphs,
      after: paragraphs,
    })),
  );
}

async function changeRecords(context: Changing, all: readonly Change[]): Promise<void> {
  const changedChapters = all.map(({ before: { chapter }, title, chapter_id, paragraphs }) => {
    const set = { title, chapter_id, ...getCounts(paragraphs) };
    return { chapter, set, search: createSearchText(entities.sourceChapter, { ...chapter, ...set }) };
  });
  const updated_at = context.now.toISOString();
  await updateAll(
    context.db,
    sourceChapter,
    'id',
    changedChapters.map(({ chapter, set, search }) => ({ id: chapter.id, ...set, search, updated_at })),
  );
  const noted = changedChapters.map(({ chapter, set }) => ({
    record_id: chapter.id,
    changes: diffRecords(chapter, set),
  }));
  await auditAll(
    context,
    'update',
    entities.sourceChapter.name,
    noted.filter(({ changes }) => Object.keys(changes).length > 0),
  );
}
