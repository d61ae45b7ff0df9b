import { useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import css from './ComingPage.module.css';

interface Props {
  title: MessageKey;
  text: MessageKey;
}

/** A page that is not written yet: a ruled sheet with a sentence on what it will hold. */
export function ComingPage({ title, text }: Props) {
  const t = useT();
  return (
    <article className={css.page}>
      <p className={css.soon}>{t('pages.soon')}</p>
      <h1 className={css.title}>{t(title)}</h1>
      <p className={css.text}>{t(text)}</p>
      <div className={css.lines} aria-hidden />
    </article>
  );
}
