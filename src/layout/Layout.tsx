import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../i18n/index.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Navbar } from './Navbar.tsx';
import { Sidebar } from './Sidebar.tsx';
import css from './Layout.module.css';

/** Navbar above, menu of the role beside, the page in the middle. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const toContent = () => document.getElementById('content')?.focus();
  return (
    <div className={css.layout}>
      <button className={css.skip} onClick={toContent}>
        {t('app.skip')}
      </button>
      <Navbar />
      <Sidebar />
      <main className={css.main} id="content" tabIndex={-1}>
        <ErrorBoundary key={pathname} place={search}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
