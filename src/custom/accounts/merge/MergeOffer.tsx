import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useSameAuthors } from './useSameAuthors.ts';
import css from './merge.module.css';

/** Leads an author who has other accounts to the chooser; nothing for everybody else. */
export function MergeOffer() {
  const t = useT();
  const { data = [] } = useSameAuthors();
  const others = data.filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <section className={css.offer}>
      <div>
        <h2>{t('pages.title.merge')}</h2>
        <p className="muted">{t('accounts.shared.merge.offer', { smart_count: others.length })}</p>
        <p translate="no">{others.map(({ username }) => username).join(' · ')}</p>
      </div>
      <Link className="button quiet" to="/login/init">
        {t('accounts.shared.merge.offer_go')}
      </Link>
    </section>
  );
}
