import type { LeftOutKind } from '#domain/chapter-import/leftOut.ts';
import { isOn, type Styles } from './styles.ts';
import { findSign } from './symbols.ts';
import type { Attributes } from './xml.ts';

/** Text of one look; a line ends at '\n'. */
export interface Run {
  text: string;
  strong: boolean;
  em: boolean;
}

/** A run while it is read. */
export interface OpenRun {
  strong: boolean;
  em: boolean;
  hidden: boolean;
  /** Thai has looks of its own, which Word also notes where they apply to nothing. */
  thai: { strong: boolean; em: boolean };
}

export const createRun = (): OpenRun => ({
  strong: false,
  em: false,
  hidden: false,
  thai: { strong: false, em: false },
});

/** What a run tells besides its text. */
export interface RunListener {
  styles: Styles;
  add: (text: string) => void;
  breakPage: () => void;
  leaveOut: (kind: LeftOutKind) => void;
  findNote?: (kind: 'footnote' | 'endnote', id: string) => string | undefined;
}

type Read = (run: OpenRun, attribute: Attributes, listener: RunListener) => void;

const createNoteReader =
  (kind: 'footnote' | 'endnote'): Read =>
  (_, attribute, { add, findNote }) => {
    const text = findNote?.(kind, attribute('id') ?? '');
    if (text) add(` [${text}]`);
  };

/** What an element within a run means. */
export const readInRun: Partial<Record<string, Read>> = {
  rStyle(run, attribute, { styles }) {
    const { strong, em } = styles(attribute('val'));
    [run.strong, run.em] = [run.strong || strong, run.em || em];
  },
  b: (run, attribute) => void (run.strong = isOn(attribute('val'))),
  i: (run, attribute) => void (run.em = isOn(attribute('val'))),
  bCs: (run, attribute) => void (run.thai.strong = isOn(attribute('val'))),
  iCs: (run, attribute) => void (run.thai.em = isOn(attribute('val'))),
  vanish: (run, attribute) => void (run.hidden = isOn(attribute('val'))),
  br: (_, attribute, { add, breakPage }) => (/page|column/.test(attribute('type') ?? '') ? breakPage() : add('\n')),
  cr: (_run, _attribute, { add }) => add('\n'),
  tab: (_run, _attribute, { add }) => add(' '),
  ptab: (_run, _attribute, { add }) => add(' '),
  noBreakHyphen: (_run, _attribute, { add }) => add('\u2011'),
  sym(_, attribute, { add, leaveOut }) {
    const sign = findSign(attribute('font') ?? '', attribute('char') ?? '');
    if (sign === undefined) leaveOut('symbol');
    else add(sign);
  },
  commentReference: (_run, _attribute, { leaveOut }) => leaveOut('comment'),
  footnoteReference: createNoteReader('footnote'),
  endnoteReference: createNoteReader('endnote'),
};

const thai = /\p{Script=Thai}/u;

/** Adds text to the runs of a paragraph, as the run that is open looks. */
export function addText(runs: Run[], text: string, run: OpenRun | undefined): void {
  const looks = run !== undefined && (run.thai.strong || run.thai.em) && thai.test(text) ? run.thai : undefined;
  const strong = run !== undefined && (run.strong || looks?.strong === true);
  const em = run !== undefined && (run.em || looks?.em === true);
  const last = runs.at(-1);
  if (last && last.strong === strong && last.em === em) last.text += text;
  else runs.push({ text, strong, em });
}
