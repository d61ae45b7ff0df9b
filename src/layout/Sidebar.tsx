import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router-dom';
import { currentRole } from '../authProvider/session.ts';
import { useT } from '../i18n/index.ts';
import { menuFor } from '../resources/menu.ts';
import css from './Sidebar.module.css';

/** The menu of the role, in groups. */
export function Sidebar() {
  const t = useT();
  const translate = useTranslate();
  const role = currentRole();
  const groups = role ? menuFor(role) : [];
  return (
    <nav className={css.sidebar} aria-label={t('app.menu')}>
      {groups.map(({ title, items }) => (
        <div key={items[0]?.path} className={css.group}>
          {title && <h2 className={css.title}>{t(title)}</h2>}
          <ul>
            {items.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} className={({ isActive }) => (isActive ? `${css.link} ${css.active}` : css.link!)}>
                  {translate(label, { smart_count: 2 })}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
