import type { SectionHeading } from '#domain/chapter-import/sectionHeading.ts';
import { readsAsName } from '#domain/chapter-import/strayHeading.ts';
import type { HeadingItem, Item, TextItem } from './lines.ts';

type Chapter = Extract<SectionHeading, { kind: 'chapter' }>;

/** Text before a first number that is not 1. */
const shortFront = 3;
/** Characters that a chapter has at least on average, where nothing but a number says that it is one. */
const shortChapter = 1500;
/** What counts scenes comes more often, written one way. */
const mostTimes = 2;

const countCharacters = (items: readonly Item[]) =>
  items.reduce((sum, item) => sum + (item.what === 'text' ? item.text.length : 0), 0);

const isChapter = (item: Item): item is HeadingItem & { says: Chapter } =>
  item.what === 'heading' && item.says?.kind === 'chapter';

const asHeading = ({ text, maybe, leftOut: { list_mark: _number, ...leftOut } }: TextItem): HeadingItem => ({
  what: 'heading',
  line: text.replace(/\s+/g, ' '),
  says: { ...maybe!, kind: 'chapter' },
  level: undefined,
  leftOut,
});

/**
 * A number under a style of headings is a chapter's, but where the chapters have a higher level: 'Chapter 1' and in it
 * '1. Morning', '2. Noon'.
 */
function resolveStyled(items: readonly Item[]): Item[] {
  const level = Math.min(...items.filter(isChapter).map((item) => item.level ?? Infinity));
  return items.map((item) => {
    if (item.what !== 'heading' || item.says?.kind !== 'numbered') return item;
    const says = (item.level ?? 0) > level ? undefined : ({ ...item.says, kind: 'chapter' } as const);
    return { ...item, says };
  });
}

/** Parts in which no chapter stands are the chapters: 'Part 1', 'Part 2'. One alone may be a page between two. */
function resolveParts(items: readonly Item[]): Item[] {
  const parts = items.filter(
    (item, at) => item.what === 'heading' && item.says?.kind === 'part' && items[at + 1]?.what === 'text',
  );
  if (items.some(isChapter) || (parts.length < 2 && countCharacters(items) < shortChapter)) return [...items];
  return items.map((item) => {
    if (item.what !== 'heading' || item.says?.kind !== 'part') return item;
    const { number, name } = item.says;
    return { ...item, says: { kind: 'chapter', number, title: name } };
  });
}

/**
 * Takes bare numbers for headings where they count the chapters of the file: each is one more than the number before, has
 * text behind it, and no number since has been something else, as in a list or between scenes.
 */
function resolveNumbers(items: readonly Item[]): Item[] {
  if (items.some((item) => isChapter(item) && item.level !== undefined)) return [...items];
  const hasChapters = items.some(isChapter);
  const numbers = items.flatMap((item) => (item.what === 'text' && item.maybe ? [item.maybe] : []));
  // Scenes have numbers too, and no titles.
  const areScenes =
    !hasChapters &&
    numbers.every(({ title }) => title === null) &&
    countCharacters(items) / numbers.length < shortChapter;
  const hasText = (at: number) => {
    const next = items[at + 1];
    return next?.what === 'text' && !next.maybe;
  };
  const follows = new Map(
    items.flatMap((item, at) => (item.what === 'text' && item.maybe && hasText(at) ? [[item.maybe.number, at]] : [])),
  );
  let [last, blocked, texts] = [0, false, 0];
  return items.map((item, at) => {
    if (item.what === 'heading') {
      if (item.says?.kind === 'chapter') last = item.says.number;
      blocked = false;
      return item;
    }
    texts += 1;
    if (!item.maybe) return item;
    const { number } = item.maybe;
    const begins = last === 0 && !hasChapters && (texts <= shortFront || (follows.get(number + 1) ?? 0) > at);
    const goesOn = number === last + 1 && (last > 0 || !hasChapters);
    if ((goesOn || begins) && !areScenes && !blocked && hasText(at)) {
      last = number;
      return asHeading(item);
    }
    blocked = true;
    return (goesOn || begins || areScenes) && hasText(at) ? { ...item, unread: [{ line: 0, text: item.text }] } : item;
  });
}

/**
 * Tells of the numbers that became no heading. Those of a list stand one below another, and those of scenes come again in
 * other chapters.
 */
function markUnreadNumbers(items: readonly Item[]): Item[] {
  const written = items.map((item) =>
    item.what === 'text' && item.maybe ? (item.maybe.title === null ? item.text : `${item.maybe.number}.`) : undefined,
  );
  const times = new Map<string, number>();
  for (const one of written) if (one !== undefined) times.set(one, (times.get(one) ?? 0) + 1);
  return items.map((item, at) => {
    if (item.what !== 'text' || !item.maybe || item.unread.length > 0 || item.leftOut.list_mark) return item;
    const inList = written[at - 1] !== undefined || written[at + 1] !== undefined;
    if (inList || times.get(written[at]!)! > mostTimes || items[at + 1]?.what !== 'text') return item;
    // A number between dashes, or with a dot behind it, is no speech or sentence.
    const isName = item.maybe.title === null || readsAsName(item.text);
    return isName ? { ...item, unread: [{ line: 0, text: item.text.replace(/\s+/g, ' ') }] } : item;
  });
}

/** What has the style of a document's title is a heading where several have it, or where nothing else is one. */
function resolveTitles(items: readonly Item[]): Item[] {
  const isTitle = (item: Item): item is TextItem => item.what === 'text' && item.looks.title === 'title';
  if (items.filter(isTitle).length < 2 && items.some(({ what }) => what === 'heading')) return [...items];
  return items.map((item) =>
    isTitle(item)
      ? {
          what: 'heading',
          line: item.text.replace(/\s+/g, ' '),
          says: undefined,
          level: undefined,
          leftOut: item.leftOut,
        }
      : item,
  );
}

/** Decides, by all of a file, which of its lines are the headings of rows. */
export const resolveHeadings = (items: readonly Item[]): Item[] =>
  resolveTitles(markUnreadNumbers(resolveNumbers(resolveParts(resolveStyled(items)))));
