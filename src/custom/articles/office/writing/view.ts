import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Compartment } from '@codemirror/state';
import { dropCursor, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { PresentNumbers } from '#domain/articles/livingNumbers.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { completeBlock, completeNumber } from './completions.ts';
import { wrapSelection } from './edits.ts';
import { uploadPlaces } from './uploadPlaces.ts';

const signs = HighlightStyle.define([
  { tag: [tags.heading, tags.strong], fontWeight: 'var(--weight-title)' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--accent)' },
  { tag: [tags.processingInstruction, tags.quote], color: 'var(--muted)' },
]);

const look = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-text)', lineHeight: '1.6', maxHeight: '40rem' },
  '.cm-content': { minHeight: '16rem', padding: 'var(--space-3) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--space-4)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--surface)',
    color: 'var(--ink)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-text)' },
  '.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-1) var(--space-3)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--tint)', color: 'var(--accent)' },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal' },
});

const keys = keymap.of([
  { key: 'Mod-b', run: (view) => wrapSelection(view, '**') },
  { key: 'Mod-i', run: (view) => wrapSelection(view, '*') },
  ...completionKeymap,
  ...historyKeymap,
  ...defaultKeymap,
]);

/** Some systems know no type of Markdown. */
const isText = ({ type, name }: File): boolean => type.startsWith('text/') || name.endsWith('.md');

/** Cells of a spreadsheet, and what a word processor copies, come with a picture of themselves. */
const isPicturedText = ({ types }: DataTransfer): boolean =>
  types.includes('text/plain') && types.includes('text/html');

interface Wanted {
  parent: HTMLElement;
  text: string;
  /** What of the field's frame the text is named by; it changes with its problems. */
  attributes: Compartment;
  getLanguage: () => InterfaceLanguage;
  /** The numbers that are not those that the platform comes with. */
  getPresent: () => PresentNumbers;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Takes files that are pasted or dropped and are no texts, which the box itself reads; they belong where the caret is. */
  onFiles: (files: readonly File[]) => void;
}

/** The box in which Markdown is written. Tab leaves it, as any other field. */
export function createMarkdownView({
  parent,
  text,
  attributes,
  getLanguage,
  getPresent,
  onChange,
  onBlur,
  onFiles,
}: Wanted) {
  const takeFiles = (event: Event, data: DataTransfer | null, goThere?: () => void) => {
    const files = [...(data?.files ?? [])];
    if (files.every(isText) || (data && isPicturedText(data))) return false;
    event.preventDefault();
    goThere?.();
    onFiles(files);
    return true;
  };
  const extensions = [
    history(),
    dropCursor(),
    uploadPlaces,
    markdown(),
    EditorView.lineWrapping,
    syntaxHighlighting(signs),
    autocompletion({
      override: [(at) => completeNumber(at, getLanguage(), getPresent()), completeBlock],
      icons: false,
    }),
    look,
    keys,
    attributes.of([]),
    EditorView.updateListener.of((update) => update.docChanged && onChange(update.state.doc.toString())),
    EditorView.domEventHandlers({
      blur: onBlur,
      paste: (event) => takeFiles(event, event.clipboardData),
      drop: (event, view) =>
        takeFiles(event, event.dataTransfer, () => {
          const anchor = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
          view.dispatch({ selection: { anchor } });
        }),
    }),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

/** Shows another text than what stands there, as a restored version is. */
export function replaceText(view: EditorView, text: string): void {
  const old = view.state.doc.toString();
  if (old !== text) view.dispatch({ changes: { from: 0, to: old.length, insert: text } });
}
