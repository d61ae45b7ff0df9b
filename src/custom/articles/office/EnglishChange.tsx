import { defaultLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { TextChange } from './TextChange.tsx';
import { useEnglish } from './useEnglish.ts';
import css from './office.module.css';

/** Beside a translation: what the English has become since the version that it was made from, or all of the English. */
export function EnglishChange() {
  const t = useT();
  const { english } = useEnglish();
  if (!english?.change) return null;
  const { before, after } = english.change;
  return (
    <details open className={css.english}>
      <summary>{t(before ? 'articles.office.source.changed' : 'articles.office.source.english')}</summary>
      <TextChange before={before} after={after} language={defaultLanguage} />
    </details>
  );
}
