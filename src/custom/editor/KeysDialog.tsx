import { useT } from '../../i18n/index.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { keyNames } from './keys.ts';
import css from './editor.module.css';

const words = {
  save: 'editor.action.save',
  italic: 'editor.toolbar.italic',
  bold: 'editor.toolbar.bold',
  undo: 'editor.toolbar.undo',
  redo: 'editor.toolbar.redo',
  previous: 'editor.go.previous',
  next: 'editor.go.next',
  find: 'editor_tools.find.find',
  replace: 'editor_tools.find.title',
  versions: 'editor_tools.versions.title',
  flags: 'editor_tools.flags.title',
  notes: 'editor_tools.notes.title',
  preview: 'contents.preview',
  focus: 'editor.toolbar.focus',
  help: 'editor.toolbar.keys',
} as const satisfies Record<keyof typeof keyNames, string>;

/** What can be done without a pointer. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('editor.toolbar.keys')}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {t('app.close')}
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
