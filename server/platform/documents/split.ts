import { parseHeading } from '#domain/chapter-import/chapterHeading.ts';
import { docxLimits as limits } from '#domain/chapter-import/docxLimits.ts';
import { addLeftOut, type LeftOut } from '#domain/chapter-import/leftOut.ts';
import { fold } from '#domain/kit/fold.ts';
import { finishSections } from './finish.ts';
import { splitItems, type HeadingItem, type Item } from './lines.ts';
import type { Paragraph } from './paragraphs.ts';
import { DocxProblem } from './problem.ts';
import { resolveHeadings } from './resolve.ts';
import type { Draft, ParsedSection } from './section.ts';

export interface ParsedFile {
  sections: ParsedSection[];
}

/** A line that only lists what comes, in every story language. */
const contentsTitle =
  /^(?:table of contents|contents|[íi]ndice|contenido|tabla de contenidos?|sum[áa]rio|conte[úu]do|table des mati[èe]res|sommaire|оглавление|содержание|목차|차례|目[录錄次]|もくじ|สารบัญ|daftar isi|copyright.*)$/iu;

const createFrontDraft = (): Draft => ({
  kind: 'front',
  heading: '',
  number: null,
  part: null,
  title: null,
  isNamed: false,
  level: undefined,
  texts: [],
  repeats_number: false,
  leftOut: {},
});

function getDraft({ line, says, level, leftOut }: HeadingItem): Draft {
  const draft = { ...createFrontDraft(), heading: line, level, leftOut };
  if (!says) return { ...draft, kind: contentsTitle.test(line) ? 'front' : 'section', title: line };
  if (says.kind === 'part') return { ...draft, kind: 'part', part: says.number, title: says.title };
  if (says.kind === 'section') return { ...draft, kind: 'section', title: says.title, isNamed: true };
  const { number, title } = says;
  const again = title === null ? undefined : parseHeading(title);
  const isAgain = again?.number === number;
  return {
    ...draft,
    kind: 'chapter',
    number,
    part: says.kind === 'chapter' ? (says.part ?? null) : null,
    title: isAgain ? again.title : title,
    repeats_number: isAgain,
  };
}

/** Takes a heading that only goes on with the one before it: its title, or its number once more. */
function takeContinuation(current: Draft | undefined, { line, says, level, leftOut }: HeadingItem): boolean {
  if (!current || current.texts.length > 0 || current.kind === 'front') return false;
  const deeper = level !== undefined && (current.level === undefined || level >= current.level);
  if (says?.kind === 'chapter' && says.number === current.number && (says.part ?? null) === current.part) {
    current.repeats_number = true;
    current.title = says.title ?? current.title;
  } else if (!says && deeper && current.number !== null && current.title === null) current.title = line;
  else if (!says && deeper && level !== current.level && current.isNamed) current.title = `${current.title}: ${line}`;
  else return false;
  current.heading += ` ${line}`;
  current.leftOut = addLeftOut(current.leftOut, leftOut);
  return true;
}

function getDrafts(items: readonly Item[]): Draft[] {
  const drafts: Draft[] = [];
  for (const item of items) {
    if (item.what === 'heading') {
      if (!takeContinuation(drafts.at(-1), item)) drafts.push(getDraft(item));
      continue;
    }
    if (drafts.length === 0) drafts.push(createFrontDraft());
    const current = drafts.at(-1)!;
    current.texts.push(item);
    current.leftOut = addLeftOut(current.leftOut, item.leftOut);
  }
  return drafts;
}

/** What a heading names, without the page that a table of contents gives it. */
const getName = ({ number, title }: Draft): string =>
  number === null ? fold((title ?? '').replace(/[\s.…]*\d+$/u, '')) : String(number);

/** Leaves out the lines of a typed table of contents: headings without text that come again with some. */
function withoutContents(drafts: readonly Draft[]): Draft[] {
  const written = new Set(drafts.filter(({ texts }) => texts.length > 0).map(getName));
  return drafts.filter((draft) => draft.texts.length > 0 || draft.kind === 'part' || !written.has(getName(draft)));
}

/** A first heading above those of all chapters, which has no number, is the title of the book. */
function markTitle(drafts: readonly Draft[]): void {
  const [first, ...others] = drafts.filter(({ kind }) => kind !== 'front');
  const chapters = others.filter(({ kind }) => kind === 'chapter');
  const above = ({ level }: Draft) => first!.level !== undefined && level !== undefined && level > first!.level;
  if (first?.kind === 'section' && !first.isNamed && chapters.length > 0 && others.every(above)) first.kind = 'front';
}

/** Each row may have a line in a table of contents, and a title or a name of its own beside its number. */
const headingsEach = 4;

/** Splits a document at its headings (decisions.md, 'Stories and chapters'). `add` is told each paragraph. Throws DocxProblem. */
export function createSplitter(mostChapters: number = limits.chapters) {
  const tooManyChapters = () => new DocxProblem('chapter-import.shared.too_many_chapters', { max: mostChapters });
  const items: Item[] = [];
  let [blanks, headings] = [0, 0];
  let early: LeftOut = {};
  return {
    add(paragraph: Paragraph): void {
      const added = splitItems(paragraph, blanks);
      if (added[0]) {
        added[0].leftOut = addLeftOut(added[0].leftOut, early);
        items.push(...added);
        for (const { what } of added) if (what === 'heading') headings += 1;
        if (headings > headingsEach * mostChapters) throw tooManyChapters();
        [blanks, early] = [0, {}];
        return;
      }
      const last = items.at(-1);
      if (last) last.leftOut = addLeftOut(last.leftOut, paragraph.leftOut);
      else early = addLeftOut(early, paragraph.leftOut);
      if (Object.keys(paragraph.leftOut).length === 0) blanks += 1;
    },

    end(): ParsedFile {
      if (items.length === 0)
        throw new DocxProblem(
          early.embedded_file ? 'chapter-import.shared.only_embedded' : 'chapter-import.shared.no_text',
        );
      const drafts = withoutContents(getDrafts(resolveHeadings(items)));
      if (drafts.length > mostChapters) throw tooManyChapters();
      markTitle(drafts);
      // Where nothing is a heading, the file is one chapter.
      if (drafts.length === 1) drafts[0]!.kind = drafts[0]!.kind === 'front' ? 'section' : drafts[0]!.kind;
      return { sections: finishSections(drafts) };
    },
  };
}
