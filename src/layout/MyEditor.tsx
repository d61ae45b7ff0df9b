import { useCallback, useEffect, useState } from 'react';
import { listMyEditors } from '#domain/calls/editors.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { Dialog } from '../custom/fields/Dialog.tsx';
import { send } from '../dataProvider/client.ts';
import { useT } from '../i18n/index.ts';
import { Loading } from '../shell/Loading.tsx';
import css from './MyEditor.module.css';

type Editors = AnswerOf<typeof listMyEditors>['items'];

/** Who edits the author's works, and how to reach them (portal.md section 2, 'Layout'). */
export function MyEditor({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [editors, setEditors] = useState<Editors>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    send(listMyEditors, {}).then(
      ({ items }) => setEditors(items),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <Dialog
      title={t('shell.my_editor')}
      onClose={onClose}
      actions={
        <button className="button quiet" onClick={onClose}>
          {t('app.close')}
        </button>
      }
    >
      {failed ? (
        <p role="alert">
          {t('error.offline')}{' '}
          <button className="button quiet" onClick={load}>
            {t('app.retry')}
          </button>
        </p>
      ) : editors === undefined ? (
        <Loading />
      ) : editors.length === 0 ? (
        <p>{t('shell.no_editor')}</p>
      ) : (
        <ul className={css.editors}>
          {editors.map(({ id, name, email, whatsapp }) => (
            <li key={id}>
              <strong translate="no">{name}</strong>
              <a href={`mailto:${email}`}>{email}</a>
              {whatsapp && <span>WhatsApp: {whatsapp}</span>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
