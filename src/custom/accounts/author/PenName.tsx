import { Navigate, useLocation } from 'react-router-dom';
import { findRole } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { getRedirectTarget } from '../../../lib/routing/guard.ts';
import { useUser } from '../../../lib/session/session.ts';
import { PenNameForm, usePenName } from './PenNameForm.tsx';
import css from '../../../ui/forms/forms.module.css';

/** `/login/name`: an author sets the first pen name, and goes on to where they were going. */
export function PenName() {
  const t = useT();
  const { search } = useLocation();
  const user = useUser();
  const penName = usePenName(null);
  const role = user && findRole(user.role_id);
  if (!role) return null;
  if (user.pen_name !== null) return <Navigate to={getRedirectTarget(search, role)} replace />;
  return (
    <section className={css.alone}>
      <h1>{t('accounts.shared.person.pen_name_title')}</h1>
      <p className="muted">{t('accounts.shared.person.pen_name_text')}</p>
      <PenNameForm penName={penName} present={null}>
        <button className="button" disabled={penName.pending}>
          {t(penName.pending ? 'accounts.saving' : 'accounts.shared.person.pen_name_set')}
        </button>
      </PenNameForm>
    </section>
  );
}
