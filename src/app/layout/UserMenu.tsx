import { findRole } from '#domain/roles.ts';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { leave } from '../../lib/routing/unsaved.ts';
import { signOut } from '../../lib/session/account.ts';
import { getDisplayName, useUser } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu } from '../../ui/Menu.tsx';
import css from './UserMenu.module.css';

/** Who is signed in, and what they do with their account. */
export function UserMenu() {
  const t = useT();
  const user = useUser();
  if (!user) return null;
  const role = findRole(user.role_id);
  const button = (
    <>
      <span className="visually-hidden">{t('layout.account')}</span>
      <Avatar src={user.avatar} />
      <span className={css.user}>
        <span className={css.name} translate="no">
          {getDisplayName(user)}
        </span>
        <span className={css.role}>{role && t(`common.role.${role}`)}</span>
      </span>
    </>
  );
  return (
    <Menu button={button}>
      <Link role="menuitem" tabIndex={-1} to="/person">
        {t('layout.personal_info')}
      </Link>
      <Link role="menuitem" tabIndex={-1} to="/person?view=password">
        {t('layout.change_password')}
      </Link>
      <button role="menuitem" tabIndex={-1} onClick={() => leave(() => void signOut())}>
        {t('common.sign_out')}
      </button>
    </Menu>
  );
}
