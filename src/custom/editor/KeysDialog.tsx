import { useT } from '../../i18n/index.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { keyNames } from './keys.ts';
import css from './editor.module.css';

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
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('editor.author.toolbar.keys')}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      <dl className={css.keys}>
        {(Object.keys(keyNames) as (keyof typeof keyNames)[]).map((action) => (
          <div key={action}>
            <dt>{t(words[action])}</dt>
            <dd translate="no">
              {keyNames[action].split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
