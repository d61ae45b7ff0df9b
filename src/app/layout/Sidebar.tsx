import { use, useEffect, useState } from 'react';
import { useI18n, useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { useBadges } from '../../lib/live/unread.ts';
import { Link, Navigation } from '../../lib/routing/navigation.tsx';
import { pathOf } from '../../lib/routing/routes.ts';
import type { Group } from '../../resources/menu.ts';
import { Badge } from '../../ui/Badge.tsx';
import { MyEditor } from './MyEditor.tsx';
import css from './Sidebar.module.css';

/** What counts the badges comes after the page. */
const counting = () => import('../../lib/live/badges.ts');

/** What a badge counts that is not unread. */
const counted: Partial<Record<string, MessageKey>> = { '/income': 'layout.to_confirm' };

/** The menu of the role, in groups. */
export function Sidebar({ groups }: { groups: Group[] }) {
  const t = useT();
  const { translate } = useI18n();
  const { address } = use(Navigation);
  const badges = useBadges();
  /** The address at which the editors are asked for. */
  const [asking, setAsking] = useState<string>();
  useEffect(() => {
    const watching = counting().then(({ watchBadges }) => watchBadges());
    return () => void watching.then((stop) => stop());
  }, []);
  useEffect(() => void counting().then(({ askAtPage }) => askAtPage(address)), [address]);
  const here = pathOf(address);
  const isAt = (path: string) => here === path || here.startsWith(`${path}/`);
  return (
    <nav className={css.sidebar} aria-label={t('common.menu')}>
      {groups.map(({ title, items, editor }) => (
        <div key={items[0]?.path}>
          {title && <h2 className={css.title}>{t(title)}</h2>}
          <ul>
            {items.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={css.link} aria-current={isAt(path) ? 'page' : undefined}>
                  {translate(label, { smart_count: 2 })}{' '}
                  {badges[path] ? <Badge count={badges[path]} label={counted[path]} /> : null}
                </Link>
              </li>
            ))}
            {editor && (
              <li>
                <button className={css.link} onClick={() => setAsking(address)} aria-haspopup="dialog">
                  {t('layout.my_editor')}
                </button>
              </li>
            )}
          </ul>
        </div>
      ))}
      {asking === address && <MyEditor onClose={() => setAsking(undefined)} />}
    </nav>
  );
}
