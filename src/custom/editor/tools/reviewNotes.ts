import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import css from './tools.module.css';

/** What a review said at a paragraph, counted from 0 in the text that was reviewed. */
export interface Note {
  paragraph: number;
  text: string;
}

/** A note and where its paragraph's text begins now; undefined once the paragraph is gone. */
export interface NotePlace {
  at: number | undefined;
  text: string;
}

interface Noted {
  label: string;
  places: readonly NotePlace[];
  marks: DecorationSet;
}

const key = new PluginKey<Noted>('reviewNotes');
const nothing: Noted = { label: '', places: [], marks: DecorationSet.empty };

function createNoteElement(label: string, text: string): HTMLElement {
  const element = document.createElement('aside');
  element.className = css.note!;
  element.contentEditable = 'false';
  const name = document.createElement('strong');
  name.textContent = label;
  element.append(name, text);
  return element;
}

function getPlaces(doc: Node, notes: readonly Note[]): NotePlace[] {
  const starts: (number | undefined)[] = [];
  // What was said at a scene break stands at the paragraph before it.
  doc.forEach((node, offset) => void starts.push(node.isTextblock ? offset + 1 : starts.at(-1)));
  return notes.map(({ paragraph, text }) => ({ at: starts[paragraph], text }));
}

function withMarks(doc: Node, label: string, places: readonly NotePlace[]): Noted {
  const marks = places.flatMap(({ at, text }) => {
    if (at === undefined) return [];
    const place = doc.resolve(at);
    const end = place.after(1);
    return [
      Decoration.node(place.before(1), end, { class: css.noted! }),
      Decoration.widget(end, () => createNoteElement(label, text), { side: -1, key: `${label}${text}` }),
    ];
  });
  return { label, places, marks: DecorationSet.create(doc, marks) };
}

function apply(tr: Transaction, before: Noted): Noted {
  const meta = tr.getMeta(key) as { notes: readonly Note[]; label: string } | undefined;
  if (meta) return withMarks(tr.doc, meta.label, getPlaces(tr.doc, meta.notes));
  if (!tr.docChanged || before.places.length === 0) return before;
  const places = before.places.map(({ at, text }) => {
    const mapped = at === undefined ? undefined : tr.mapping.map(at);
    return { at: mapped !== undefined && tr.doc.resolve(mapped).depth > 0 ? mapped : undefined, text };
  });
  return withMarks(tr.doc, before.label, places);
}

/** Shows a review's notes under the paragraphs that they are about, and keeps them there while the text changes. */
export const ReviewNotes = Extension.create({
  name: 'reviewNotes',
  addProseMirrorPlugins: () => [
    new Plugin<Noted>({
      key,
      state: { init: () => nothing, apply },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
});

/** Shows these notes at the paragraphs of the text as it stands now; `label` names them in the reader's language. */
export const showNotes = (view: EditorView, notes: readonly Note[], label: string): void =>
  view.dispatch(view.state.tr.setMeta(key, { notes, label }).setMeta('addToHistory', false));

/** Where the notes stand now. */
export const listNotes = (state: EditorState): readonly NotePlace[] => key.getState(state)?.places ?? nothing.places;
