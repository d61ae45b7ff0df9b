import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import Keyboard from 'lucide-react/icons/keyboard';
import Maximize from 'lucide-react/icons/maximize';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { keyNames } from './keys.ts';
import { setSettings, sizes, useSettings } from './settings.ts';
import css from './Toolbar.module.css';

interface Props {
  editor: Editor | undefined;
  editable: boolean;
  focus: boolean;
  onFocus: () => void;
  onKeys: () => void;
  /** Tools of more than a sign. */
  children: ReactNode;
}

/** What of the tools is on, in one string, so that a key that changes nothing of it draws nothing. */
const useStanding = (editor: Editor | undefined): string =>
  useSyncExternalStore(
    (listener) => {
      editor?.on('transaction', listener);
      return () => void editor?.off('transaction', listener);
    },
    () => {
      if (!editor || editor.isDestroyed) return '';
      const marks = ['italic', 'bold'].filter((name) => editor.isActive(name));
      const steps = [undoDepth(editor.state) > 0 && 'undo', redoDepth(editor.state) > 0 && 'redo'];
      return [...marks, ...steps].join(' ');
    },
  );

export function Toolbar({ editor, editable, focus, onFocus, onKeys, children }: Props) {
  const t = useT();
  const on = new Set(useStanding(editor).split(' '));
  const { size, smartMarks } = useSettings();
  const tool = (name: string, words: string, sign: ReactNode, run: () => void, more: Partial<ToolProps> = {}) => (
    <Tool key={name} {...{ name, words, sign, run, ...more }} />
  );
  const marks = { off: !editable };
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t('editor.writing.toolbar.name')}>
      {tool(
        'italic',
        t('editor.writing.toolbar.italic'),
        <i>I</i>,
        () => editor?.chain().focus().toggleItalic().run(),
        {
          ...marks,
          pressed: on.has('italic'),
        },
      )}
      {tool('bold', t('editor.writing.toolbar.bold'), <b>B</b>, () => editor?.chain().focus().toggleBold().run(), {
        ...marks,
        pressed: on.has('bold'),
      })}
      {tool(
        'sceneBreak',
        t('editor.writing.toolbar.scene_break'),
        <span className={css.small}>***</span>,
        () => editor?.chain().focus().setHorizontalRule().run(),
        marks,
      )}
      {tool(
        'smartMarks',
        t('editor.writing.toolbar.smart_marks'),
        '“”',
        () => setSettings({ smartMarks: !smartMarks }),
        {
          ...marks,
          pressed: smartMarks,
        },
      )}
      <span className={css.gap} />
      {tool('undo', t('editor.writing.toolbar.undo'), <Undo />, () => editor?.chain().focus().undo().run(), {
        off: !editable || !on.has('undo'),
      })}
      {tool('redo', t('editor.writing.toolbar.redo'), <Redo />, () => editor?.chain().focus().redo().run(), {
        off: !editable || !on.has('redo'),
      })}
      <span className={css.gap} />
      {tool(
        '',
        t('editor.writing.toolbar.smaller'),
        <span className={css.small}>A</span>,
        () => setSettings({ size: size - 1 }),
        {
          off: size <= 0,
        },
      )}
      {tool(
        ' ',
        t('editor.writing.toolbar.larger'),
        <span className={css.large}>A</span>,
        () => setSettings({ size: size + 1 }),
        {
          off: size >= sizes.length - 1,
        },
      )}
      <span className={css.space} />
      {tool(
        'focus',
        t(focus ? 'editor.writing.toolbar.focus_end' : 'editor.writing.toolbar.focus'),
        <Maximize />,
        onFocus,
        {
          pressed: focus,
        },
      )}
      {tool('help', t('editor.writing.toolbar.keys'), <Keyboard />, onKeys, { opens: 'dialog' })}
      {children}
    </div>
  );
}

/** Has the text the focus, or its title? */
const isWriting = (): boolean => document.activeElement?.matches('[contenteditable], input') === true;

interface ToolProps {
  name: string;
  words: string;
  sign: ReactNode;
  run: () => void;
  pressed?: boolean;
  off?: boolean;
  opens?: 'dialog';
}

function Tool({ name, words, sign, run, pressed, off, opens }: ToolProps) {
  const keys = keyNames[name as keyof typeof keyNames];
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={words}
      aria-pressed={pressed}
      aria-haspopup={opens}
      title={keys ? `${words} (${keys})` : words}
      disabled={off}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        // To where what it opens gives the focus back.
        if (!isWriting()) currentTarget.focus();
        run();
      }}
    >
      {sign}
    </button>
  );
}
