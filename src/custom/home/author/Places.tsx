import { useId } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { ReaderApp } from '../../../ui/readerApp/ReaderApp.tsx';
import { HomeContests } from '../../contests/author/HomeContests.tsx';
import css from './Home.module.css';

/** The ways to what helps an author, to the contests, and to the app that readers use. */
export function Places() {
  const t = useT();
  const help = useId();
  return (
    <>
      <section className="card" aria-labelledby={help} data-guide="home.help">
        <h2 id={help}>{t('layout.writers')}</h2>
        <ul className={css.places}>
          <li>
            <Link to="/benefit">{t('pages.title.benefit')}</Link>
            <span className={css.muted}>{t('home.author.places.benefit')}</span>
          </li>
          <li>
            <Link to="/handbook">{t('pages.title.handbook')}</Link>
            <span className={css.muted}>{t('home.author.places.handbook')}</span>
          </li>
          <li>
            <ReaderApp className="link" />
            <span className={css.muted}>{t('home.author.places.reader_app')}</span>
          </li>
        </ul>
      </section>
      <HomeContests />
    </>
  );
}
