import { and, eq, inArray, isNull } from 'drizzle-orm';
import { checkLink } from '#domain/articles/links.ts';
import { parseLinkTarget, type LinkTarget } from '#domain/articles/linkTargets.ts';
import { findUnknownNumbers, namesNumbers } from '#domain/articles/livingNumbers.ts';
import { findPictures, isShippedPicture, parsePictureAddress } from '#domain/articles/pictures.ts';
import { findTextProblems, type TextProblem } from '#domain/articles/textProblems.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { clauseEditions, files, tables } from '#server/db/schema.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import { getFileName } from '#server/platform/files/files.ts';
import { findLinks } from './links.ts';

const { article, contest } = tables;

/** Who gets a text: readers, or only its writers; and the drafts that go public together with it, by `getKey`. */
interface Audience {
  isPublic: boolean;
  coming?: ReadonlySet<string>;
}
export const getKey = ({ place, slug }: { place: string; slug: string }): string => `${place}/${slug}`;

/** The states of what a link names: none where there is nothing of that name. */
async function loadStates(db: Db, target: LinkTarget, coming: ReadonlySet<string> | undefined): Promise<string[]> {
  if (target.kind === 'edition') {
    const { slug, number } = target;
    const isNamed = and(
      eq(clauseEditions.slug, slug),
      eq(clauseEditions.number, number),
      isNull(clauseEditions.withdrawn_at),
    );
    return Number.isSafeInteger(number) && (await db.$count(clauseEditions, isNamed)) > 0 ? ['published'] : [];
  }
  if (target.kind === 'article') {
    if (coming?.has(getKey(target))) return ['published'];
    const rows = await db
      .select({ state: article.state })
      .from(article)
      .where(
        and(eq(article.place, target.place), eq(article.slug, target.slug), eq(article.language, defaultLanguage)),
      );
    return rows.map(({ state }) => state);
  }
  const rows = await db
    .select({ state: contest.state, edition: contest.edition })
    .from(contest)
    .where(eq(contest.slug, target.slug));
  return rows.filter(({ edition }) => [undefined, edition].includes(target.edition)).map(({ state }) => state);
}

async function findLinkProblem(db: Db, href: string, { isPublic, coming }: Audience) {
  const fault = checkLink(href);
  if (fault) return `link_${fault}` as const;
  const target = parseLinkTarget(href);
  const states = target && (await loadStates(db, target, coming));
  if (!states || states.includes('published')) return undefined;
  if (!states.includes('draft')) return 'link_missing' as const;
  return isPublic ? ('link_draft' as const) : undefined;
}

/** The pictures of a text that nobody uploaded, or that are gone. */
async function findMissingPictures(db: Db, body: string): Promise<string[]> {
  const pictures = findPictures(body)
    .flatMap(({ href }) => parsePictureAddress(href)?.url ?? [])
    .filter((url) => !isShippedPicture(url));
  const stored = await db
    .select({ name: files.name })
    .from(files)
    .where(inArray(files.name, pictures.map(getFileName)));
  const names = new Set(stored.map(({ name }) => name));
  return pictures.filter((url) => !names.has(getFileName(url)));
}

/** What a text leads to or shows that is not there for those who get it, and links that are none. */
export async function findMissing(db: Db, body: string, audience: Audience): Promise<TextProblem[]> {
  const missing: TextProblem[] = [];
  for (const text of findLinks(body)) {
    const problem = await findLinkProblem(db, text, audience);
    if (problem) missing.push({ problem, text });
  }
  const pictures = await findMissingPictures(db, body);
  return [...missing, ...pictures.map((text) => ({ problem: 'picture_missing' as const, text }))];
}

/** 422 where a text leads to or shows what is not there for those who get it; its rules refuse the rest. */
export async function checkMissing(db: Db, body: string, isPublic: boolean): Promise<void> {
  const [first] = await findMissing(db, body, { isPublic });
  if (first) throw invalidField('body', `articles.office.errors.${first.problem}`, { text: first.text });
}

/** 409 where a text that was saved before has a problem by now: what it leads to, shows or names is gone. */
export async function checkKept(
  db: Db,
  { title, summary, body }: { title: string; summary: string; body: string },
  isPublic: boolean,
) {
  if (namesNumbers(title)) throw conflict('articles.office.errors.title_number');
  const [first] = [
    ...findUnknownNumbers(summary).map((text) => ({ problem: 'number' as const, text })),
    ...findTextProblems(body),
    ...(await findMissing(db, body, { isPublic })),
  ];
  if (first) throw conflict(`articles.office.errors.${first.problem}`, { text: first.text });
}
