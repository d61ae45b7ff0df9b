import { memo } from 'react';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { listRoutesOfLine } from '../../lib/routing/routes.ts';
import css from './Footer.module.css';

/** What is said once for the whole house. */
export const Footer = memo(function Footer() {
  const t = useT();
  return (
    <footer className={css.footer}>
      <nav aria-label={t('layout.about')}>
        <ul className={css.lines}>
          {listRoutesOfLine('foot').map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{t(title)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
});
