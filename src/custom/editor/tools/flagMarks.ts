import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { sceneBreak } from '#domain/chapters/chapterText.ts';
import type { Flag } from '#domain/editor/restrictedWords.ts';
import css from './tools.module.css';

/** Milliseconds that typing pauses before what was typed is examined. */
const pause = 300;

export type Flagger = (text: string) => Flag[];

/** A flag at its place in the document. */
export interface FlagPlace extends Pick<Flag, 'kind' | 'note'> {
  from: number;
  to: number;
  text: string;
}

interface Flagged {
  flag?: Flagger;
  /** Flags of a paragraph as it stands; another text is another node. */
  cache: WeakMap<Node, Flag[]>;
  marks: DecorationSet;
}

const key = new PluginKey<Flagged>('flagMarks');

/** A paragraph's text, a sign for each position in it; of a scene break what stands for it. */
export const readNodeText = (node: Node): string =>
  node.isTextblock ? node.textBetween(0, node.content.size, undefined, '\n') : sceneBreak;

const getAttributes = ({ kind, note }: Flag) => ({ class: css.flagged!, 'data-flag': kind, 'data-note': note ?? '' });

function examine(doc: Node, flag: Flagger, cache: Flagged['cache']): DecorationSet {
  const marks: Decoration[] = [];
  doc.forEach((node, offset) => {
    let flags = cache.get(node);
    if (!flags) cache.set(node, (flags = flag(readNodeText(node))));
    for (const one of flags)
      marks.push(Decoration.inline(offset + 1 + one.start, offset + 1 + one.end, getAttributes(one), one));
  });
  return DecorationSet.create(doc, marks);
}

function apply(tr: Transaction, before: Flagged): Flagged {
  const meta = tr.getMeta(key) as { flag?: Flagger } | undefined;
  if (meta?.flag) {
    const cache = new WeakMap<Node, Flag[]>();
    return { flag: meta.flag, cache, marks: examine(tr.doc, meta.flag, cache) };
  }
  if (meta && before.flag) return { ...before, marks: examine(tr.doc, before.flag, before.cache) };
  return tr.docChanged ? { ...before, marks: before.marks.map(tr.mapping, tr.doc) } : before;
}

/** Examines after a pause; only paragraphs that were changed are read again. */
function createExaminer(view: EditorView) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    update({ state }: EditorView, before: EditorState) {
      if (state.doc === before.doc) return;
      clearTimeout(timer);
      timer = setTimeout(() => view.dispatch(view.state.tr.setMeta(key, {}).setMeta('addToHistory', false)), pause);
    },
    destroy: () => clearTimeout(timer),
  };
}

/** Marks restricted words and contact data where they stand; `flagWith` says what they are. */
export const FlagMarks = Extension.create({
  name: 'flagMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Flagged>({
      key,
      state: { init: () => ({ cache: new WeakMap(), marks: DecorationSet.empty }), apply },
      props: { decorations: (state) => key.getState(state)?.marks },
      view: createExaminer,
    }),
  ],
});

/** From now on marks what `flag` finds. */
export const flagWith = (view: EditorView, flag: Flagger): void =>
  view.dispatch(view.state.tr.setMeta(key, { flag }).setMeta('addToHistory', false));

const placesBySet = new WeakMap<DecorationSet, FlagPlace[]>();

/** All flags in the order of the text; the same list until they change. */
export function listFlags(state: EditorState): FlagPlace[] {
  const { marks } = key.getState(state) ?? { marks: DecorationSet.empty };
  let places = placesBySet.get(marks);
  if (!places) {
    places = marks
      .find()
      .map(({ from, to, spec }) => ({
        from,
        to,
        text: state.doc.textBetween(from, to, undefined, ' '),
        kind: (spec as Flag).kind,
        note: (spec as Flag).note,
      }))
      .sort((a, b) => a.from - b.from);
    placesBySet.set(marks, places);
  }
  return places;
}
