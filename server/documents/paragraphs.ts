import { docx as limits } from '#domain/rules/docx.ts';
import type { Parts } from './gate.ts';
import { DocxProblem } from './problem.ts';
import { isOn, type Styles } from './styles.ts';
import { readXml, type Attributes } from './xml.ts';

/** Text of one look; a line ends at '\n'. */
export interface Run {
  text: string;
  strong: boolean;
  em: boolean;
}
export interface Paragraph {
  runs: Run[];
  heading: boolean;
}

interface Open extends Paragraph {
  contents: boolean;
  ruled: boolean;
  /** Its end was deleted by a tracked change: the next paragraph goes on where it stops. */
  unended: boolean;
}

/** What is not shown, or shown twice: deleted and moved text, the older copy of a text box, pronunciations. */
const unseen = new Set(['del', 'moveFrom', 'mc:Fallback', 'rt']);
/** What no paragraph goes on across. */
const bounds = new Set(['tbl', 'tc', 'txbxContent', 'footnote', 'endnote', 'body']);
/** What an empty paragraph with a line under it stands for. */
const sceneBreak = '* * *';

interface Listener {
  take: (paragraph: Paragraph) => void;
  /** What a footnote or endnote says. */
  noteOf?: (kind: 'footnote' | 'endnote', id: string) => string | undefined;
  /** A note begins. */
  onNote?: (id: string) => void;
}

/**
 * Tells the paragraphs of a part in their order; lists, tables and text boxes are paragraphs too. Bold and italics that were
 * given to words are kept, those of a paragraph's style are not. A note stands in brackets where its number stood.
 */
export async function readParagraphs(
  parts: Parts,
  name: string,
  styles: Styles,
  { take, noteOf, onNote }: Listener,
): Promise<void> {
  const open: Open[] = [];
  let unended: Open | undefined;
  let run: (Run & { hidden: boolean; thai: { strong: boolean; em: boolean } }) | undefined;
  /** The runs around the present one: a text box stands in a run. */
  const around: (typeof run)[] = [];
  let [skipping, inText, inProperties, size] = [0, false, false, 0];

  const add = (text: string) => {
    const at = open.at(-1);
    if (!at || run?.hidden) return;
    size += text.length;
    if (size > limits.characters) throw new DocxProblem('docx.too_much_text');
    const last = at.runs.at(-1);
    const isThai = /\p{Script=Thai}/u.test(text);
    const strong = run !== undefined && (run.strong || (isThai && run.thai.strong));
    const em = run !== undefined && (run.em || (isThai && run.thai.em));
    if (last && last.strong === strong && last.em === em) last.text += text;
    else at.runs.push({ text, strong, em });
  };

  const inRun = (tag: string, attribute: Attributes) => {
    if (!run) return;
    const value = attribute('val');
    if (tag === 'rStyle') {
      const { strong, em } = styles(value);
      [run.strong, run.em] = [run.strong || strong, run.em || em];
    }
    if (tag === 'b') run.strong = isOn(value);
    if (tag === 'i') run.em = isOn(value);
    // Thai has looks of its own, which Word also notes where they apply to nothing.
    if (tag === 'bCs') run.thai.strong = isOn(value);
    if (tag === 'iCs') run.thai.em = isOn(value);
    if (tag === 'vanish') run.hidden = isOn(value);
    if (tag === 't') inText = true;
    if (tag === 'br' || tag === 'cr') add(/page|column/.test(attribute('type') ?? '') ? ' ' : '\n');
    if (tag === 'tab') add(' ');
    if (tag === 'noBreakHyphen') add('\u2011');
    if (tag === 'footnoteReference' || tag === 'endnoteReference') {
      const text = noteOf?.(tag === 'footnoteReference' ? 'footnote' : 'endnote', attribute('id') ?? '');
      if (text) add(` [${text}]`);
    }
  };

  const inParagraph = (tag: string, attribute: Attributes) => {
    const at = open.at(-1);
    if (!at) return;
    if (tag === 'pStyle') {
      const { heading, contents } = styles(attribute('val'));
      [at.heading, at.contents] = [heading, contents];
    }
    if (tag === 'outlineLvl' && Number(attribute('val')) < 9) at.heading = true;
    if (tag === 'pBdr' || attribute('hr') === 't') at.ruled = true;
  };

  const isRead = ({ runs, heading, contents, ruled }: Open) => {
    if (runs.length === 0 && ruled) runs.push({ text: sceneBreak, strong: false, em: false });
    if (runs.length > 0 && !contents) take({ runs, heading });
  };
  const bound = () => {
    if (unended) isRead(unended);
    unended = undefined;
  };

  await readXml(parts, name, {
    open(tag, attribute) {
      if (skipping || unseen.has(tag)) {
        if (inProperties && open.length > 0) open.at(-1)!.unended = true;
        skipping += 1;
        return;
      }
      if (tag === 'footnote' || tag === 'endnote') onNote?.(attribute('id') ?? '');
      if (bounds.has(tag)) bound();
      if (tag === 'pPr') inProperties = true;
      if (tag === 'p') {
        open.push({ runs: unended?.runs ?? [], heading: false, contents: false, ruled: false, unended: false });
        unended = undefined;
      }
      if (tag === 'p' || tag === 'r') {
        around.push(run);
        run = undefined;
      }
      if (tag === 'r') run = { text: '', strong: false, em: false, hidden: false, thai: { strong: false, em: false } };
      if (run) inRun(tag, attribute);
      inParagraph(tag, attribute);
    },
    text(text) {
      if (inText && !skipping) add(text);
    },
    close(tag) {
      if (skipping) {
        skipping -= 1;
        return;
      }
      if (bounds.has(tag)) bound();
      if (tag === 't') inText = false;
      if (tag === 'p' || tag === 'r') run = around.pop();
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
