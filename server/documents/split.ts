import { parseHeading, repeatsNumber, startsLikeHeading } from '#domain/rules/chapterHeading.ts';
import { docx as limits } from '#domain/rules/docx.ts';
import { countWords } from '#domain/rules/words.ts';
import { paragraphHtml, plain } from './html.ts';
import type { Paragraph, Run } from './paragraphs.ts';
import { DocxProblem } from './problem.ts';

/** A chapter as the file has it. */
export interface ParsedChapter {
  number: number;
  title: string | null;
  html: string;
  words: number;
  /** The number stands in the title or the text again. */
  repeats_number: boolean;
  /** A line of the text that looks like a heading and was not taken for one. */
  unread_heading: string | null;
}

export interface ParsedFile {
  chapters: ParsedChapter[];
  /** Words before the first chapter, which belong to none. */
  words_before: number;
}

interface Draft {
  number: number;
  title: string | null;
  paragraphs: string[];
  texts: string[];
  repeats_number: boolean;
  unread_heading: string | null;
}

/** The lines that a paragraph is broken into: a heading may share one with its text. */
function firstLine(runs: readonly Run[]): [Run[], Run[]] {
  const at = runs.findIndex(({ text }) => text.includes('\n'));
  if (at < 0) return [[...runs], []];
  const run = runs[at]!;
  const cut = run.text.indexOf('\n');
  return [
    [...runs.slice(0, at), { ...run, text: run.text.slice(0, cut) }],
    [{ ...run, text: run.text.slice(cut + 1) }, ...runs.slice(at + 1)],
  ];
}

const oneLine = (runs: readonly Run[]) => plain(runs).replace(/\s+/g, ' ').trim();

/** Splits a document where a chapter's heading stands (decisions.md, 'Stories and chapters'). `add` is told each paragraph. */
export function splitter(language: string) {
  const drafts: Draft[] = [];
  let wordsBefore = 0;

  const isText = (runs: readonly Run[]) => {
    const html = paragraphHtml(runs);
    if (!html) return;
    const current = drafts.at(-1);
    const text = plain(runs).trim();
    if (!current) {
      wordsBefore += countWords(text, language);
      return;
    }
    current.paragraphs.push(html);
    current.texts.push(text);
    for (const [line] of text.matchAll(/[^\n]+/g)) {
      if (repeatsNumber(line, current.number)) current.repeats_number = true;
      else if (startsLikeHeading(line) || parseHeading(line)) current.unread_heading ??= line.trim().normalize();
    }
  };

  const isHeading = (number: number, title: string | null) => {
    const current = drafts.at(-1);
    const bare = title && parseHeading(title)?.number === number ? parseHeading(title)!.title : title;
    const again = current && current.number === number && current.paragraphs.length === 0;
    if (again) {
      current.repeats_number = true;
      current.title = bare ?? current.title;
      return;
    }
    if (drafts.length >= 2 * limits.chapters) throw new DocxProblem('docx.too_many_chapters', { max: limits.chapters });
    drafts.push({
      number,
      title: bare,
      paragraphs: [],
      texts: [],
      repeats_number: bare !== title,
      unread_heading: null,
    });
  };

  return {
    add({ runs, heading: styled }: Paragraph): void {
      const whole = styled ? parseHeading(oneLine(runs), { styled }) : undefined;
      if (whole) return isHeading(whole.number, whole.title);
      const [first, rest] = firstLine(runs);
      const found = parseHeading(oneLine(first), { styled });
      if (found) {
        isHeading(found.number, found.title);
        return isText(rest);
      }
      const current = drafts.at(-1);
      const belongsToHeading = styled && current && current.title === null && current.paragraphs.length === 0;
      if (belongsToHeading) current.title = oneLine(runs) || null;
      else isText(runs);
    },

    end(): ParsedFile {
      const withText = new Set(drafts.filter(({ paragraphs }) => paragraphs.length > 0).map(({ number }) => number));
      // A number without text that comes again with some is a line of a table of contents.
      const kept = drafts.filter(({ number, paragraphs }) => paragraphs.length > 0 || !withText.has(number));
      if (kept.length === 0) throw new DocxProblem('docx.no_chapters');
      if (kept.length > limits.chapters) throw new DocxProblem('docx.too_many_chapters', { max: limits.chapters });
      return {
        words_before: wordsBefore,
        chapters: kept.map(({ number, title, paragraphs, texts, repeats_number, unread_heading }) => ({
          number,
          title: title?.normalize() ?? null,
          html: paragraphs.join(''),
          words: countWords(texts.join('\n'), language),
          repeats_number,
          unread_heading,
        })),
      };
    },
  };
}
