import { useCallback, useEffect, useState } from 'react';
import { listMyEditors } from '#domain/editors/editors.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Loading } from '../Loading.tsx';
import { TryAgain } from '../TryAgain.tsx';
import css from './Editors.module.css';

type Editor = AnswerOf<typeof listMyEditors>['items'][number];

/** Who edits the author's works, and how to reach them (portal.md section 3, 'Editor'). */
export function Editors() {
  const t = useT();
  const [editors, setEditors] = useState<Editor[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    send(listMyEditors, {}).then(
      ({ items }) => setEditors(items),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  if (failed) return <TryAgain retry={load}>{t('errors.offline')}</TryAgain>;
  if (!editors) return <Loading />;
  if (editors.length === 0) return <p>{t('layout.shared.no_editor')}</p>;
  return (
    <ul className={css.editors}>
      {editors.map(({ id, name, email, whatsapp }) => (
        <li key={id}>
          <strong translate="no">{name}</strong>
          <a href={`mailto:${email}`}>{email}</a>
          {whatsapp && <span>WhatsApp: {whatsapp}</span>}
        </li>
      ))}
    </ul>
  );
}
