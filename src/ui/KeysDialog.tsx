import { useT } from '../i18n/index.ts';
import { useKeysOn } from '../lib/singleKeys.ts';
import { Dialog } from './fields/Dialog.tsx';
import css from './KeysDialog.module.css';

interface Props {
  title: string;
  /** What is done, and the keys for it, apart by blanks. */
  keys: readonly (readonly [string, string])[];
  /** Are they single keys, which can be switched off? */
  singleKeys?: boolean;
  onClose: () => void;
}

/** What is pressed for what. */
export function KeysDialog({ title, keys, singleKeys = false, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      <dl className={css.keys}>
        {keys.map(([action, pressed]) => (
          <div key={action}>
            <dt>{action}</dt>
            <dd translate="no">
              {pressed.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {singleKeys && <SingleKeysSwitch />}
    </Dialog>
  );
}

function SingleKeysSwitch() {
  const t = useT();
  const [on, setOn] = useKeysOn();
  return (
    <label className="checkbox">
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
      {t('common.office.keys_on')}
    </label>
  );
}
