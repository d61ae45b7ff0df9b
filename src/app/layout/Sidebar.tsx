import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import Circle from 'lucide-react/icons/circle';
import Feather from 'lucide-react/icons/feather';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { memo, useEffect, useState, type ComponentType } from 'react';
import { useI18n, useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { whenSettled } from '../../lib/api/whenSettled.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import type * as Counting from '../../lib/live/badges.ts';
import { useBadges, useWaiting } from '../../lib/live/unread.ts';
import { Link, useAddress } from '../../lib/routing/navigation.tsx';
import { stripQuery } from '../../lib/routing/routes.ts';
import { useFolded } from '../../lib/useFolded.ts';
import type { Group } from '../../resources/menu.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FoldButton } from '../../ui/FoldButton.tsx';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import css from './Sidebar.module.css';

const MyEditor = lazyWithPreload(
  makePreloadable(async () => (await import('./MyEditor.tsx')).MyEditor),
  'dialog',
);

/** Has the badges counted: what does so comes after the page and what it shows. Answers what ends it. */
function startCounting(client: QueryClient, begin: (counting: typeof Counting, signal: AbortSignal) => void) {
  const end = new AbortController();
  const { signal } = end;
  void whenSettled(client, signal, async () => {
    const counting = await import('../../lib/live/badges.ts');
    if (!signal.aborted) begin(counting, signal);
  });
  return () => end.abort();
}

/** What a badge counts that is not unread. */
const counted: Partial<Record<string, MessageKey>> = {
  '/income': 'layout.shared.to_confirm',
  '/office/my-translations': 'layout.shared.waiting',
  '/office/translation-reviews': 'layout.shared.waiting',
  '/office/extension-requests': 'layout.shared.waiting',
  '/office/translation-tasks': 'layout.shared.timed_out',
};

interface Props {
  groups: Group[];
  /** By the path of a line. */
  icons: Record<string, ComponentType>;
}

/** On a narrow screen (Sidebar.module.css) the menu is a strip that scrolls: the line of the page is in its middle. */
function showInStrip(line: HTMLElement | null) {
  const strip = line?.closest('nav');
  // To measure it lays out the page, which a wide one does once more when its rows have come.
  if (!line || !strip || !matchMedia('(max-width: 50rem)').matches) return;
  strip.scrollLeft = line.offsetLeft - (strip.clientWidth - line.offsetWidth) / 2;
}

interface LineProps {
  path: string;
  name: string;
  Icon: ComponentType;
  /** It leads to the present page. */
  here: boolean;
  folded: boolean;
  count: number | undefined;
  /** What the badge counts, where that is not unread. */
  counted: MessageKey | undefined;
}

/** A line of the menu, drawn again when something of it changes: of some forty, mostly one. */
const Line = memo(function Line({ path, name, Icon, here, folded, count, counted }: LineProps) {
  return (
    <li ref={here ? showInStrip : undefined}>
      <Link to={path} className={css.link} title={folded ? name : undefined} aria-current={here ? 'page' : undefined}>
        <Icon />
        <span className={css.name}>{name}</span> {count ? <Badge count={count} label={counted} /> : null}
      </Link>
    </li>
  );
});

/** The menu of the role, in groups; folded it is as narrow as its icons. */
export function Sidebar({ groups, icons }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { translate } = useI18n();
  const address = useAddress();
  const badges = useBadges();
  const waiting = useWaiting();
  const [folded, toggle] = useFolded('sidebar');
  /** The address at which the editors are asked for. */
  const [asking, setAsking] = useState<string>();
  useEffect(() => startCounting(client, ({ watchBadges }, signal) => watchBadges(signal)), [client]);
  useEffect(() => startCounting(client, ({ askAtPage }) => askAtPage(address)), [client, address]);
  const here = stripQuery(address);
  const isAt = (path: string) => [here, address].some((at) => at === path || at.startsWith(`${path}/`));
  return (
    <nav className={`${css.sidebar} ${folded ? css.folded : ''}`} aria-label={t('common.menu')}>
      {groups.map(({ title, items, editor }) => (
        <div key={items[0]?.path}>
          {title && <h2 className={css.title}>{t(title)}</h2>}
          <ul>
            {items.map((item) => (
              <Line
                key={item.path}
                path={item.path}
                name={'name' in item ? item.name : translate(item.label, { smart_count: 2 })}
                Icon={icons[item.path] ?? ('icon' in item ? item.icon : Circle)}
                here={isAt(item.path)}
                folded={folded}
                count={badges[item.path]}
                counted={counted[item.path] ?? (waiting[item.path] ? 'layout.shared.waiting' : undefined)}
              />
            ))}
            {editor && (
              <li>
                <button
                  className={css.link}
                  title={folded ? t('layout.my_editor') : undefined}
                  onClick={() => setAsking(address)}
                  aria-haspopup="dialog"
                >
                  <Feather />
                  <span className={css.name}>{t('layout.my_editor')}</span>
                </button>
              </li>
            )}
          </ul>
        </div>
      ))}
      <div className={css.fold}>
        <FoldButton
          label={t(folded ? 'layout.fold.open_menu' : 'layout.fold.menu')}
          icon={folded ? <PanelLeftOpen /> : <PanelLeftClose />}
          onToggle={toggle}
        />
      </div>
      {asking === address && <MyEditor onClose={() => setAsking(undefined)} />}
    </nav>
  );
}
