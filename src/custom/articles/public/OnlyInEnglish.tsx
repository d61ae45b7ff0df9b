import { defaultLanguage } from '#domain/languages.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';

interface Props {
  language: string;
  /** What it stands among: where all of it is in English, the page says so once. */
  among: readonly { language: string }[];
}

/** Said at each of some items that is in English only, while others are in the reader's language. */
export function OnlyInEnglish({ language, among }: Props) {
  const t = useT();
  const own = useLanguage();
  if (language !== defaultLanguage || own === defaultLanguage || among.every((one) => one.language !== own))
    return null;
  return (
    <>
      {' '}
      <span lang={own}>
        <StateChip tone="plain">{t('articles.article.english_only')}</StateChip>
      </span>
    </>
  );
}
