import { useT } from '../../i18n/index.ts';
import css from './account.module.css';

/** Payment details come with the first contract; before, there are none. */
export function Payment() {
  const t = useT();
  return (
    <section className={css.section}>
      <h2>{t('person.payment_title')}</h2>
      <p className={css.muted}>{t('person.payment_text')}</p>
    </section>
  );
}
