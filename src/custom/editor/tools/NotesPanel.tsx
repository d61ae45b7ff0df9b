import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Panel } from './Panel.tsx';
import { listNotes, showNotes, type Note } from './reviewNotes.ts';
import css from './tools.module.css';

/** Puts a review's notes at their paragraphs. To be called once the reviewed text stands in the editor. */
export function useNotes(editor: Editor, notes: readonly Note[]): void {
  const label = useT()('editor.shared.notes.note');
  useEffect(() => showNotes(editor.view, notes, label), [editor, notes, label]);
}

/** The last review's reason and notes, each note leading to its paragraph. */
export function NotesPanel({
  editor,
  reason,
  onClose,
}: {
  editor: Editor;
  reason: string | null;
  onClose?: () => void;
}) {
  const t = useT();
  const places = useEditorState({ editor, selector: ({ editor }) => listNotes(editor.state) });
  return (
    <Panel title={t('editor.shared.notes.title')} onClose={onClose}>
      {reason && (
        <p className={css.trouble} lang="">
          {reason}
        </p>
      )}
      <ol className={css.list}>
        {places.map(({ at, text }, index) => (
          // eslint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button
              type="button"
              className={css.row}
              disabled={at === undefined}
              onClick={() => editor.chain().setTextSelection(at!).focus().scrollIntoView().run()}
            >
              <span lang="">{text}</span>
              {at === undefined && <span className="note">{t('editor.shared.notes.gone')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
