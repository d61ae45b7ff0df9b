import { startCompletion } from '@codemirror/autocomplete';
import { EditorSelection, type ChangeSpec, type StateEffect, type Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { blockPattern, type BlockName } from '#domain/articles/blocks.ts';
import { findPlace } from './uploadPlaces.ts';

/** Puts signs around what is selected, or around the caret; what stands between them already loses them. */
export function wrapSelection(view: EditorView, before: string, after = before): boolean {
  const edit = view.state.changeByRange(({ from, to }) => {
    const { doc } = view.state;
    const isWrapped =
      doc.sliceString(from - before.length, from) === before && doc.sliceString(to, to + after.length) === after;
    const changes: ChangeSpec = isWrapped
      ? [
          { from: from - before.length, to: from },
          { from: to, to: to + after.length },
        ]
      : [
          { from, insert: before },
          { from: to, insert: after },
        ];
    const shift = isWrapped ? -before.length : before.length;
    return { changes, range: EditorSelection.range(from + shift, to + shift) };
  });
  view.dispatch(view.state.update(edit, { userEvent: 'input', scrollIntoView: true }));
  view.focus();
  return true;
}

/** Begins each selected line with a sign, or takes it from all of them where each has it. */
export function prefixLines(view: EditorView, getPrefix: (at: number) => string): void {
  const { state } = view;
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  const lines = Array.from({ length: last - first + 1 }, (_, at) => state.doc.line(first + at));
  const hasAll = lines.every(({ text }, at) => text.startsWith(getPrefix(at)));
  const changes = lines.map((line, at) =>
    hasAll ? { from: line.from, to: line.from + getPrefix(at).length } : { from: line.from, insert: getPrefix(at) },
  );
  view.dispatch({ changes, userEvent: 'input', scrollIntoView: true });
  view.focus();
}

interface Insertion {
  /** Lines of their own, apart from what stands around; `^` in them is where one goes on writing. */
  lines: string;
  near: number;
  takesCaret: boolean;
  effects?: StateEffect<unknown>;
}

function insertLines(view: EditorView, { lines, near, takesCaret, effects }: Insertion): void {
  const { doc } = view.state;
  const isBlank = (number: number) => number < 1 || number > doc.lines || doc.line(number).text.trim() === '';
  const line = doc.lineAt(near);
  const isFree = isBlank(line.number);
  const at = isFree ? line.from : line.to;
  const before = !isFree ? '\n\n' : isBlank(line.number - 1) ? '' : '\n';
  const after = isBlank(line.number + 1) ? '' : '\n';
  view.dispatch({
    changes: { from: at, insert: `${before}${lines.replace('^', '')}${after}` },
    ...(takesCaret && { selection: { anchor: at + before.length + lines.indexOf('^') }, scrollIntoView: true }),
    ...(effects && { effects }),
    userEvent: 'input',
  });
}

function insertAtCaret(view: EditorView, lines: string): void {
  insertLines(view, { lines, near: view.state.selection.main.head, takesCaret: true });
  view.focus();
}

/** The end of the block that a place is in, since there are none within one another; else the place itself. */
function leaveBlock(doc: Text, at: number): number {
  const around = [...doc.toString().matchAll(blockPattern)].find(
    ({ index, 0: block }) => index <= at && at <= index + block.length,
  );
  return around ? around.index + around[0].length : at;
}

/** What a new block begins with. */
const blockTexts: Record<BlockName, string> = {
  note: '^',
  steps: '1. ^\n2. ',
  figure: '![^]()\n',
  exercise: '^',
  quiz: '^\n\n- [x] … *…*\n- [ ] … *…*',
  action: '[^](#/)',
};
export const insertBlock = (view: EditorView, name: BlockName): void =>
  insertAtCaret(view, `:::${name}\n${blockTexts[name]}\n:::`);

export const insertTable = (view: EditorView): void => insertAtCaret(view, '| ^ |  |\n| --- | --- |\n|  |  |');

/**
 * Pictures that were uploaded, at the place that was kept for them. One says in their brackets what they show, of the
 * first at once where the caret has stayed at the place.
 */
export function insertPictures(view: EditorView, place: symbol, urls: readonly string[]): void {
  const { at, leaving } = findPlace(view, place);
  if (urls.length === 0) return view.dispatch({ effects: leaving });
  insertLines(view, {
    lines: urls.map((url, index) => `:::figure\n![${index === 0 ? '^' : ''}](${url})\n\n:::`).join('\n\n'),
    near: leaveBlock(view.state.doc, at),
    takesCaret: view.state.selection.main.head === at,
    effects: leaving,
  });
}

/** Offers the numbers of the platform at the caret. */
export function insertNumber(view: EditorView): void {
  view.dispatch(view.state.replaceSelection('{{'));
  view.focus();
  startCompletion(view);
}
