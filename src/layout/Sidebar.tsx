import { use } from 'react';
import { useI18n, useT } from '../i18n/index.ts';
import type { Group } from '../resources/menu.ts';
import { pathOf } from '../resources/routes.ts';
import { Link, Navigation } from '../shell/navigation.tsx';
import css from './Sidebar.module.css';

/** The menu of the role, in groups. */
export function Sidebar({ groups }: { groups: Group[] }) {
  const t = useT();
  const { translate } = useI18n();
  const here = pathOf(use(Navigation).address);
  const isAt = (path: string) => here === path || here.startsWith(`${path}/`);
  return (
    <nav className={css.sidebar} aria-label={t('app.menu')}>
      {groups.map(({ title, items }) => (
        <div key={items[0]?.path}>
          {title && <h2 className={css.title}>{t(title)}</h2>}
          <ul>
            {items.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={css.link} aria-current={isAt(path) ? 'page' : undefined}>
                  {translate(label, { smart_count: 2 })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
