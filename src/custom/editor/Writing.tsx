import { Editor } from '@tiptap/core';
import { Gapcursor, Placeholder } from '@tiptap/extensions';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import { chapterNodes } from './document.ts';
import { History } from './history.ts';
import type { Session } from './session.ts';
import { SmartMarks } from './smartMarks.ts';
import { toolExtensions } from './tools.ts';
import { caretRoom } from './useCaretRoom.ts';
import css from './Writing.module.css';

interface Props {
  session: Session;
  editable: boolean;
  /** Told of the editor once it is there, and of its end. */
  onEditor: (editor: Editor | undefined) => void;
}

/** Where the chapter is written. Made anew for each text that is put there, or putting it there could be undone. */
export function Writing({ session, editable, onEditor }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const editorRef = useRef<Editor>(undefined);
  const label = t('editor.writing.text');
  const placeholder = t('editor.writing.placeholder');

  useEffect(() => {
    const { editorDocument, saver, story } = session;
    const editor = new Editor({
      element: place.current,
      extensions: [
        ...chapterNodes,
        History,
        Gapcursor,
        Placeholder.configure({ placeholder }),
        SmartMarks.configure({ language: story.language }),
        ...toolExtensions,
      ],
      content: editorDocument.doc().toJSON(),
      editable: false,
      injectCSS: false,
      editorProps: {
        scrollMargin: caretRoom,
        scrollThreshold: caretRoom,
        attributes: { role: 'textbox', 'aria-multiline': 'true', lang: story.language, spellcheck: 'true' },
      },
      onUpdate: ({ editor: { state } }) => {
        editorDocument.write({ doc: state.doc });
        saver.edited();
      },
    });
    editorRef.current = editor;
    onEditor(editor);
    return () => {
      editorRef.current = undefined;
      onEditor(undefined);
      editor.destroy();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session]);

  useEffect(() => {
    editorRef.current?.setEditable(editable, false);
    editorRef.current?.view.dom.setAttribute('aria-readonly', String(!editable));
    editorRef.current?.view.dom.setAttribute('aria-label', label);
  }, [session, editable, label]);

  return <div ref={place} className={css.writing} />;
}
