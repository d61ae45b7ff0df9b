import { useT } from '../../i18n/index.ts';
import { Dialog } from '../fields/Dialog.tsx';
import { keyNames, useKeysOn, type KeyAction } from './keys.ts';
import css from './review.module.css';

/** What is pressed for what, and whether single keys do anything. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [on, setOn] = useKeysOn();
  return (
    <Dialog
      title={t('review.keys')}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {t('app.close')}
        </button>
      }
    >
      <dl className={css.keys}>
        {(Object.keys(keyNames) as KeyAction[]).map((action) => (
          <div key={action}>
            <dt>{t(`review.key.${action}`)}</dt>
            <dd translate="no">
              {keyNames[action].split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={css.tick}>
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
        {t('review.keys_on')}
      </label>
    </Dialog>
  );
}
