import { signOut } from '../authProvider/account.ts';
import { currentRole, useUser } from '../authProvider/session.ts';
import { useT } from '../i18n/index.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Logo } from './Logo.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import css from './Navbar.module.css';

export function Navbar() {
  const t = useT();
  const user = useUser();
  const role = currentRole();
  return (
    <header className={css.navbar}>
      <Logo />
      <div className={css.tools}>
        <LanguageSelect />
        <ModeSwitch />
        <div className={css.user}>
          <span className={css.name}>{user?.pen_name ?? user?.username}</span>
          <span className={css.role}>{role && t(`app.role.${role}`)}</span>
        </div>
        <button className="button quiet" onClick={() => void signOut()}>
          {t('app.sign_out')}
        </button>
      </div>
    </header>
  );
}
