import { useT } from '../../i18n/index.ts';
import { KeysDialog } from '../../ui/KeysDialog.tsx';
import { keyNames } from './keys.ts';

const words = {
  save: 'editor.writing.action.save',
  italic: 'editor.writing.toolbar.italic',
  bold: 'editor.writing.toolbar.bold',
  undo: 'editor.writing.toolbar.undo',
  redo: 'editor.writing.toolbar.redo',
  previous: 'editor.writing.go.previous',
  next: 'editor.writing.go.next',
  chapters: 'editor.writing.go.name',
  find: 'editor.shared.find.find',
  replace: 'editor.shared.find.title',
  versions: 'editor.shared.versions.title',
  flags: 'editor.shared.flags.title',
  notes: 'editor.shared.notes.title',
  preview: 'stories.writing.page.preview',
  focus: 'editor.writing.toolbar.focus',
  help: 'editor.writing.toolbar.keys',
} as const satisfies Record<keyof typeof keyNames, string>;

/** What can be done without a pointer. */
export function EditorKeys({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <KeysDialog
      title={t('editor.writing.toolbar.keys')}
      keys={(Object.keys(keyNames) as (keyof typeof keyNames)[]).map((action) => [t(words[action]), keyNames[action]])}
      onClose={onClose}
    />
  );
}
