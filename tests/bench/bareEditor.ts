import { Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    text: {},
  },
});

/** ProseMirror and nothing else, to compare with. */
export function begin(paragraphs: string[]): void {
  const doc = schema.node(
    'doc',
    null,
    paragraphs.map((text) => schema.node('paragraph', null, schema.text(text))),
  );
  void new EditorView(document.body, { state: EditorState.create({ doc }) });
}

Object.assign(globalThis, { begin });
