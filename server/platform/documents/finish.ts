import { sceneBreak } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import type { TextItem } from './lines.ts';
import type { Draft, ParsedSection } from './section.ts';

/** Unread headings that are told of a row. */
const mostUnread = 50;
const longestTitle = 60;
const mostTitleWords = 8;

/** Does a line have neither the end of a sentence nor the beginning of speech? */
const readsAsTitle = (text: string) =>
  /\p{L}/u.test(text) && !/^["“«„'‘—–\-「『([\p{Ll}]/u.test(text) && !/[.,;:…"”»—–\-。，、；：」』）]$/u.test(text);

/**
 * Is the first line below a heading its title? Where the document has styles for headings, only what stands in the middle
 * or has such a style too; else also a short line that is no sentence and has text below it.
 */
function isTitle({ level }: Draft, [line, next]: readonly TextItem[]): boolean {
  if (!line || !next || line.text.includes('\n') || line.text.length > longestTitle || line.maybe) return false;
  if (!readsAsTitle(line.text)) return false;
  const { centred, strong, title } = line.looks;
  if (title) return true;
  if (level !== undefined) return centred && !next.looks.centred;
  if (centred !== next.looks.centred || (strong && !next.looks.strong)) return true;
  const short = countWords(line.text) <= mostTitleWords && !/[?!？！]$/u.test(line.text);
  return short && next.text.length > line.text.length;
}

const getGaps = ({ texts }: Draft) => texts.slice(1).map(({ blanks }) => blanks);
/** Gaps from which on a chapter shows by itself how its paragraphs are set apart. */
const enough = 10;

/** How many empty paragraphs stand between two others where nothing is meant by them: in three of four gaps no more. */
function getUsualGap(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

const isBreak = (text: string) => !/[\p{L}\p{N}]/u.test(text);

/** The paragraphs with a scene break where more lines are empty than usual. */
function withBreaks(texts: readonly TextItem[], usual: number): { paragraphs: (TextItem | null)[]; breaks: number } {
  const paragraphs: (TextItem | null)[] = [];
  let breaks = 0;
  texts.forEach((item, at) => {
    const before = texts[at - 1];
    if (before && item.blanks > usual && !isBreak(before.text) && !isBreak(item.text)) {
      paragraphs.push(null);
      breaks += 1;
    }
    paragraphs.push(item);
  });
  return { paragraphs, breaks };
}

function getSection(draft: Draft, usual: number): ParsedSection {
  const { kind, heading, number, part, repeats_number, leftOut } = draft;
  const titleBelow = number !== null && draft.title === null && isTitle(draft, draft.texts);
  const { paragraphs, breaks } = withBreaks(titleBelow ? draft.texts.slice(1) : draft.texts, usual);
  const title = titleBelow ? draft.texts[0]!.text : draft.title;
  return {
    kind,
    heading,
    number,
    part,
    title: title?.normalize() ?? null,
    html: paragraphs.map((item) => item?.html ?? `<p>${sceneBreak}</p>`).join(''),
    paragraph_words: paragraphs.map((item) => (item ? countWords(item.text) : 0)),
    repeats_number,
    title_below: titleBelow,
    scene_breaks: breaks,
    unread_headings: paragraphs
      .flatMap((item, paragraph) => (item?.unread ?? []).map((unread) => ({ paragraph, ...unread })))
      .slice(0, mostUnread),
    left_out: leftOut,
  };
}

/** What a file's sections are as rows: their titles, scene breaks and words. */
export function finishSections(drafts: readonly Draft[]): ParsedSection[] {
  const ofFile = getUsualGap(drafts.flatMap(getGaps));
  return drafts.map((draft) => {
    const gaps = getGaps(draft);
    return getSection(draft, gaps.length >= enough ? getUsualGap(gaps) : ofFile);
  });
}
