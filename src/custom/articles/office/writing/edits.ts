import { startCompletion } from '@codemirror/autocomplete';
import { EditorSelection, type ChangeSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { blockPattern, type BlockName } from '#domain/articles/blocks.ts';

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

/** Puts lines of their own at the caret, apart from what stands around; `^` in them is where one goes on writing. */
function insertLines(view: EditorView, lines: string): void {
  const { doc, selection } = view.state;
  const isBlank = (number: number) => number < 1 || number > doc.lines || doc.line(number).text.trim() === '';
  const line = doc.lineAt(selection.main.head);
  const isFree = isBlank(line.number);
  const at = isFree ? line.from : line.to;
  const before = !isFree ? '\n\n' : isBlank(line.number - 1) ? '' : '\n';
  const after = isBlank(line.number + 1) ? '' : '\n';
  view.dispatch({
    changes: { from: at, insert: `${before}${lines.replace('^', '')}${after}` },
    selection: { anchor: at + before.length + lines.indexOf('^') },
    userEvent: 'input',
    scrollIntoView: true,
  });
  view.focus();
}

/** Puts the caret at the end of the block that it stands in, since there are none within one another. */
function leaveBlock(view: EditorView): void {
  const { doc, selection } = view.state;
  const { head } = selection.main;
  const around = [...doc.toString().matchAll(blockPattern)].find(
    ({ index, 0: block }) => index <= head && head <= index + block.length,
  );
  if (around) view.dispatch({ selection: { anchor: around.index + around[0].length } });
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
  insertLines(view, `:::${name}\n${blockTexts[name]}\n:::`);

export const insertTable = (view: EditorView): void => insertLines(view, '| ^ |  |\n| --- | --- |\n|  |  |');

/** Pictures that were uploaded; one says in their brackets what they show, of the first at once. */
export function insertPictures(view: EditorView, urls: readonly string[]): void {
  if (urls.length === 0) return;
  leaveBlock(view);
  insertLines(view, urls.map((url, at) => `:::figure\n![${at === 0 ? '^' : ''}](${url})\n\n:::`).join('\n\n'));
}

/** Offers the numbers of the platform at the caret. */
export function insertNumber(view: EditorView): void {
  view.dispatch(view.state.replaceSelection('{{'));
  view.focus();
  startCompletion(view);
}
