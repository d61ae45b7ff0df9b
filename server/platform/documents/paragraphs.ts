import { docxLimits as limits } from '#domain/chapter-import/docxLimits.ts';
import { addLeftOut, type LeftOut, type LeftOutKind } from '#domain/chapter-import/leftOut.ts';
import { isSceneBreak, sceneBreak } from '#domain/chapters/chapterText.ts';
import { createFormulaReader } from './formula.ts';
import type { Label, Numbering, Place } from './numbering.ts';
import { createPictureReader } from './pictures.ts';
import { DocxProblem } from './problem.ts';
import { addText, createRun, readInRun, type OpenRun, type Run } from './runs.ts';
import { isOn, toHeadingLevel, type Styles } from './styles.ts';
import { readXml, type Attributes } from './xml.ts';
import type { Parts } from './zipLimits.ts';

/** A paragraph as it is shown. One without text is told too: where it stands may mean something. */
export interface Paragraph {
  runs: Run[];
  /** The level that its document gives it as a heading, from 1. */
  heading: number | undefined;
  title: 'title' | 'subtitle' | undefined;
  centred: boolean;
  /** It begins a page by its author's will. */
  newPage: boolean;
  /** What Word writes before it. */
  label: Label | undefined;
  leftOut: LeftOut;
}

interface Open extends Pick<Paragraph, 'runs' | 'newPage' | 'leftOut'> {
  style: string | undefined;
  /** What it has itself goes before what its style says; some write it before the style. */
  own: { heading?: number; centred?: boolean; place?: Place };
  contents: boolean;
  ruled: boolean;
  ornament: boolean;
  /** Its end was deleted by a tracked change: the next paragraph goes on where it stops. */
  unended: boolean;
  /** What stood before a page break in it was told already. */
  isRest: boolean;
  endsPage: boolean;
}

/** What is not shown, or shown twice: deleted and moved text, the older copy of a text box, pronunciations. */
const unseen = new Set(['del', 'moveFrom', 'mc:Fallback', 'rt']);
/** What no paragraph goes on across. */
const bounds = new Set(['tbl', 'tc', 'txbxContent', 'footnote', 'endnote', 'body']);

export interface Listener {
  take: (paragraph: Paragraph) => void;
  numbering: Numbering;
  /** What a footnote or endnote says. */
  findNote?: (kind: 'footnote' | 'endnote', id: string) => string | undefined;
  /** A note begins. */
  onNote?: (id: string) => void;
  /** A table begins or ends, or a row or cell of one begins. */
  onTable?: (part: 'tbl' | 'tr' | 'tc' | 'end') => void;
}

const hasText = (runs: readonly Run[]) => runs.some(({ text }) => text.trim() !== '');

/**
 * Tells the paragraphs of a part in their order; lists, tables and text boxes are paragraphs too, and a page break within
 * one parts it. Bold and italics that were given to words are kept, those of a paragraph's style are not. A note stands in
 * brackets where its number stood.
 */
export async function readParagraphs(
  parts: Parts,
  name: string,
  styles: Styles,
  { take, numbering, findNote, onNote, onTable }: Listener,
): Promise<void> {
  const open: Open[] = [];
  let unended: Open | undefined;
  let run: OpenRun | undefined;
  /** The runs around the present one: a text box stands in a run. */
  const around: (OpenRun | undefined)[] = [];
  let [skipping, inText, inProperties, size, lines, newPage] = [0, false, false, 0, 0, false];
  /** The content controls that are open: is one a table of contents? */
  const controls: boolean[] = [];

  const newParagraph = (runs: Run[] = []): Open => ({
    runs,
    newPage,
    leftOut: {},
    style: undefined,
    own: {},
    contents: controls.includes(true),
    ruled: false,
    ornament: false,
    unended: false,
    isRest: false,
    endsPage: false,
  });

  const isRead = (at: Open) => {
    const { runs, own, leftOut, isRest } = at;
    const style = styles(at.style);
    const place = own.place || style.numbered ? { ...style.numbered, ...own.place } : undefined;
    // A list goes on counting where a paragraph is parted.
    const label = place && !isRest ? numbering(place, at.style) : undefined;
    if (at.contents || style.contents) return;
    const isEmpty = !hasText(runs);
    newPage = at.endsPage || (isEmpty && at.newPage);
    if (isEmpty && isRest) return;
    if (isEmpty ? at.ruled || at.ornament : isSceneBreak(runs.map(({ text }) => text).join('')))
      runs.splice(0, runs.length, { text: sceneBreak, strong: false, em: false });
    if (hasText(runs) && ++lines > limits.lines) throw new DocxProblem('chapter-import.shared.too_many_elements');
    const heading = own.heading ?? style.heading;
    const centred = own.centred ?? style.centred;
    take({ runs, heading, title: style.title, centred, newPage: at.newPage, label, leftOut });
  };
  const noteLeftOut = (at: Open, kind: LeftOutKind) => void (at.leftOut = addLeftOut(at.leftOut, { [kind]: 1 }));
  const bound = () => {
    if (unended) isRead(unended);
    unended = undefined;
  };

  const add = (text: string) => {
    const at = open.at(-1);
    if (!at || run?.hidden) return;
    size += text.length;
    if (size > limits.characters) throw new DocxProblem('chapter-import.shared.too_much_text');
    if (text === '\n' && ++lines > limits.lines) throw new DocxProblem('chapter-import.shared.too_many_elements');
    addText(at.runs, text, run);
  };
  const leaveOut = (kind: LeftOutKind, small = false) => {
    const at = open.at(-1) ?? newParagraph();
    noteLeftOut(at, kind);
    if (kind === 'picture') at.ornament = small && (at.ornament || at.leftOut.picture === 1);
    if (open.length === 0) isRead(at);
  };
  const breakPage = () => {
    const at = open.at(-1);
    if (!at) return;
    if (hasText(at.runs)) isRead(at);
    Object.assign(at, { runs: [], leftOut: {}, newPage: true, isRest: at.isRest || hasText(at.runs) });
  };
  const listener = { styles, add, breakPage, leaveOut, findNote };

  const inParagraph = (tag: string, attribute: Attributes, at: Open) => {
    if (tag === 'pStyle') at.style = attribute('val');
    else if (tag === 'outlineLvl') at.own.heading = toHeadingLevel(attribute('val'));
    else if (tag === 'jc') at.own.centred = attribute('val') === 'center';
    else if (tag === 'pageBreakBefore') at.newPage = isOn(attribute('val'));
    else if (tag === 'ilvl') at.own.place = { ...at.own.place, level: Number(attribute('val')) };
    else if (tag === 'numId') at.own.place = { ...at.own.place, id: attribute('val') };
    else if (tag === 'pBdr' || (tag.startsWith('v:') && attribute('o:hr') === 't')) at.ruled = true;
  };

  const pictures = createPictureReader(leaveOut);
  const formula = createFormulaReader();
  await readXml(parts, name, {
    open(tag, attribute) {
      if (skipping || unseen.has(tag)) {
        if (inProperties && open.length > 0) open.at(-1)!.unended = true;
        skipping += 1;
        return;
      }
      if (tag === 'footnote' || tag === 'endnote') onNote?.(attribute('id') ?? '');
      if (bounds.has(tag)) bound();
      if (tag === 'tbl' || tag === 'tr' || tag === 'tc') onTable?.(tag);
      if (tag === 'sdt') controls.push(false);
      if (tag === 'docPartGallery' && controls.length > 0 && /table of contents/i.test(attribute('val') ?? ''))
        controls[controls.length - 1] = true;
      if (tag === 'altChunk') leaveOut('embedded_file');
      if (tag === 'subDoc') leaveOut('linked_document');
      if (tag === 'pPr') inProperties = true;
      if (tag === 'p') {
        open.push(newParagraph(unended?.runs));
        unended = undefined;
      }
      if (tag === 'p' || tag === 'r') {
        around.push(run);
        run = tag === 'r' ? createRun() : undefined;
      }
      if (tag === 't') inText = true;
      if (tag.includes(':') || tag === 'object' || tag === 'drawing' || tag === 'pict' || tag === 'control')
        pictures.open(tag, attribute);
      if (tag.startsWith('m:')) formula.open(tag, attribute);
      if (run) readInRun[tag]?.(run, attribute, listener);
      const at = open.at(-1);
      if (at) inParagraph(tag, attribute, at);
    },
    text(text) {
      if (skipping) return;
      if (formula.isOpen) formula.text(text);
      else if (inText) add(text);
    },
    close(tag) {
      if (skipping) {
        skipping -= 1;
        return;
      }
      if (bounds.has(tag)) bound();
      if (tag === 'tbl') onTable?.('end');
      if (tag === 'sdt') controls.pop();
      if (tag === 't') inText = false;
      if (tag === 'object') pictures.close(tag);
      const line = tag.startsWith('m:') ? formula.close(tag) : undefined;
      if (line !== undefined) {
        add(line);
        leaveOut('formula');
      }
      if (tag === 'p' || tag === 'r') run = around.pop();
      if (tag === 'sectPr' && inProperties && open.length > 0) open.at(-1)!.endsPage = true;
      if (tag === 'pPr') inProperties = false;
      if (tag !== 'p') return;
      const paragraph = open.pop()!;
      if (paragraph.unended) unended = paragraph;
      else isRead(paragraph);
    },
  });
}

/** The text of each note of a part, on one line, by the note's id. */
export async function readNotes(parts: Parts, name: string | undefined, styles: Styles): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (!name) return texts;
  let id = '';
  await readParagraphs(parts, name, styles, {
    numbering: () => undefined,
    onNote: (next) => void (id = next),
    take({ runs }) {
      const line = runs
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
      if (line) texts.set(id, [texts.get(id), line].filter(Boolean).join(' '));
    },
  });
  return texts;
}
