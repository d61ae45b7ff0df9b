import { useT } from '../../i18n/index.ts';
import { KeysDialog } from '../../ui/KeysDialog.tsx';
import { keyNames } from './keys.ts';

const words = {
  save: 'editor.author.action.save',
  italic: 'editor.author.toolbar.italic',
  bold: 'editor.author.toolbar.bold',
  undo: 'editor.author.toolbar.undo',
  redo: 'editor.author.toolbar.redo',
  previous: 'editor.author.go.previous',
  next: 'editor.author.go.next',
  chapters: 'editor.author.go.name',
  find: 'editor.shared.find.find',
  replace: 'editor.shared.find.title',
  versions: 'editor.shared.versions.title',
  flags: 'editor.shared.flags.title',
  notes: 'editor.shared.notes.title',
  preview: 'chapters.author.contents.preview',
  focus: 'editor.author.toolbar.focus',
  help: 'editor.author.toolbar.keys',
} as const satisfies Record<keyof typeof keyNames, string>;

/** What can be done without a pointer. */
export function EditorKeys({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <KeysDialog
      title={t('editor.author.toolbar.keys')}
      keys={(Object.keys(keyNames) as (keyof typeof keyNames)[]).map((action) => [t(words[action]), keyNames[action]])}
      onClose={onClose}
    />
  );
}
