import { useT } from '../../i18n/index.ts';
import { useMyEditors } from '../../lib/useMyEditors.ts';
import { Loading } from '../Loading.tsx';
import { TryAgain } from '../TryAgain.tsx';
import css from './Editors.module.css';

/** Who edits the author's stories, and how to reach them (portal.md section 3, 'Editor'). */
export function Editors() {
  const t = useT();
  const { data: editors, error, refetch } = useMyEditors();
  if (error && !editors) return <TryAgain retry={refetch}>{t('errors.offline')}</TryAgain>;
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
