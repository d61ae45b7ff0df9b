import { chapter } from '#domain/chapters/chapter.entity.ts';
import { parseHeading } from '../chapter-import/chapterHeading.ts';
import { fold, isBlank } from '../kit/fold.ts';
import { decodeSigns, escapeText } from './chapterText.ts';

/** Where a chapter's number is written, although it stands above the chapter (decisions.md, 'Stories and chapters'). */
export const numberPlaces = ['title', 'text'] as const;
export type NumberPlace = (typeof numberPlaces)[number];

interface Text {
  title: string | null;
  /** HTML of paragraphs, as it is kept. */
  content: string;
}

/** Longer lines are text. */
const longest = 200;
const longestTitle = chapter.fields.title.max!;

/** `5`, `#5`, `5. Rain`, `5 – Rain`: this chapter's own number without a word for it. Other numbers may be a title. */
const bare = /^\s*(?:#|№|no\.\s?|nº\s?)?\s*0*(\d{1,6})(?:\s*[.:)]?\s*$|(?:\s*[.:)]|\s+[–—-])\s+(?=\S))/iu;
/** What ends a title, behind a dash or in brackets: `Rain (Chapter 5)`. */
const end = /^(.*[^\s([|:–—-])\s*[([|:–—-]+\s*([^([|:–—-]+?)\s*[)\]]?$/u;

/** What is left of a line without the number that it has; null: nothing, undefined: it has none. */
function getTextBehind(line: string, number: number, place: NumberPlace): string | null | undefined {
  if (line.length > longest) return undefined;
  const heading = parseHeading(line, { styled: place === 'title' });
  if (heading) return heading.title;
  const [all, digits] = bare.exec(line) ?? [];
  const rest = all === undefined ? '' : line.slice(all.length).trim();
  // '5. Rain fell.' is how a text may begin.
  if (all !== undefined && Number(digits) === number && (place === 'title' || !rest)) return rest || null;
  const [, before, last] = (place === 'title' && end.exec(line)) || [];
  const closing = last === undefined ? undefined : parseHeading(last);
  return closing?.title === null && closing.number === number ? before!.trim() : undefined;
}

/** Does a title, or a first line, have a chapter's number? */
export const hasNumber = (line: string, number: number, place: NumberPlace): boolean =>
  getTextBehind(line, number, place) !== undefined;

/** The first line of a content that has a word in it: its paragraph, the lines of that, and which it is. */
function getHead(content: string) {
  for (const { 0: paragraph, 1: inner, index } of content.matchAll(/<p>(.*?)<\/p>/gs)) {
    const lines = inner!.split('<br>');
    const texts = lines.map((line) => decodeSigns(line.replaceAll(/<[^<>]*>/g, '')));
    const at = texts.findIndex((text) => !isBlank(text));
    if (at >= 0) return { start: index, end: index + paragraph.length, lines, at, text: texts[at]! };
  }
  return undefined;
}

/** The places where a chapter has its number. */
export function findNumberPlaces({ title, content }: Text, number: number): NumberPlace[] {
  const head = getHead(content);
  const places = {
    title: title !== null && hasNumber(title, number, 'title'),
    text: head !== undefined && hasNumber(head.text, number, 'text'),
  };
  return numberPlaces.filter((place) => places[place]);
}

/** Marks that are open behind some HTML, as they are written. */
function openIn(html: string): string {
  const open: string[] = [];
  for (const [, slash, tag] of html.matchAll(/<(\/?)(em|strong)>/g))
    if (slash) open.splice(open.lastIndexOf(tag!), 1);
    else open.push(tag!);
  return open.map((tag) => `<${tag}>`).join('');
}

/** The content with another first line; null: without it. */
function withHead(content: string, line: string | null): string {
  const { start, end: stop, lines, at } = getHead(content)!;
  const marks = openIn(lines.slice(0, at + 1).join('<br>'));
  const tail = lines.slice(at + 1).join('<br>');
  const rest = tail && (marks + tail).replaceAll(/<(em|strong)><\/\1>/g, '');
  const inner = [line === null ? '' : escapeText(line), rest].filter(Boolean).join('<br>');
  return content.slice(0, start) + (inner && `<p>${inner}</p>`) + content.slice(stop);
}

/**
 * A chapter without its number in title and first line. What stands behind the number in the text becomes the title where
 * there is none, and else stays a line, unless it is the title.
 */
export function removeNumber<T extends Text>(text: T, number: number): T {
  let { title, content } = text;
  // Twice or more where somebody was thorough: 'Chapter 5: Chapter 5'.
  for (let remainder = title === null ? undefined : getTextBehind(title, number, 'title'); remainder !== undefined;) {
    title = remainder;
    remainder = title === null ? undefined : getTextBehind(title, number, 'title');
  }
  for (let head = getHead(content); head && hasNumber(head.text, number, 'text'); head = getHead(content)) {
    const remainder = getTextBehind(head.text, number, 'text')!;
    const becomesTitle = remainder !== null && title === null && remainder.length <= longestTitle;
    const isTitle = remainder !== null && title !== null && fold(remainder) === fold(title);
    if (becomesTitle) title = remainder;
    content = withHead(content, becomesTitle || isTitle ? null : remainder);
  }
  return { ...text, title, content };
}
