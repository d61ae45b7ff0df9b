import { Fragment, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { useScaled } from '../../lib/fit.ts';
import { useAddress } from '../../lib/routing/navigation.tsx';
import { stripQuery, findRoute } from '../../lib/routing/routes.ts';
import { useRouteFocus } from '../../lib/routing/useRouteFocus.ts';
import { useViewport } from '../../lib/useViewport.ts';
import { besideId } from '../../ui/page/beside.ts';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { Partners } from './Partners.tsx';
import { RouteTitle } from './RouteTitle.tsx';
import css from './Layout.module.css';

interface Props {
  /** Of who is signed in. */
  sidebar?: ReactNode;
  tool?: ReactNode;
  account?: ReactNode;
  children: ReactNode;
}

/** Navbar above, menu beside, the page in the middle (portal.md section 2, 'Layout'). */
export function Layout({ sidebar, tool, account, children }: Props) {
  const t = useT();
  const address = useAddress();
  const path = stripQuery(address);
  const route = findRoute(path);
  const aside = route?.sidebar === false ? undefined : sidebar;
  useViewport(route?.narrow);
  const scaled = useScaled();
  // Below the large switch of a scaled page there is no room for a navbar that stays.
  const stays = !route?.bar && (!scaled || route?.narrow === true);
  useRouteFocus(address);
  const toContent = () => document.getElementById('content')?.focus();
  return (
    <div
      className={`${css.layout} ${aside ? css.withSidebar : ''} ${route?.narrow ? css.narrow : ''} ${stays ? '' : css.loose}`}
    >
      <button className={css.skip} onClick={toContent}>
        {t('common.skip')}
      </button>
      <Navbar tool={tool} account={account} stays={stays} fixed={route?.narrow} />
      {aside}
      <div className={css.column}>
        {route && route.partners !== false && <Partners />}
        <main className={route ? `${css.main} ${css.page}` : css.main} id="content" tabIndex={-1}>
          <Fragment key={path}>
            {route && <RouteTitle title={route.title} />}
            <ErrorBoundary place={address}>{children}</ErrorBoundary>
          </Fragment>
        </main>
        {route && <Footer />}
      </div>
      {tool && <div id={besideId} />}
    </div>
  );
}
