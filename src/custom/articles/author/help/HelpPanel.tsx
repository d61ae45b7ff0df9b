import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../../i18n/index.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { CloseButton } from '../../../../ui/CloseButton.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { besideId } from '../../../../ui/page/beside.ts';
import { TryAgain } from '../../../../ui/TryAgain.tsx';
import { ArticleBody, InEnglish } from '../../ArticleText.tsx';
import { useArticle } from '../../public/useArticles.ts';
import css from './help.module.css';

interface Props {
  chapter: string;
  onClose: () => void;
}

/** A chapter of the guidebook that stays open while one works in the page beside it. */
export function HelpPanel({ chapter, onClose }: Props) {
  const t = useT();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, language, error, retry } = useArticle('handbook', chapter);
  useEffect(() => heading.current!.focus(), []);
  return createPortal(
    // Its keyboard is Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside className={css.panel} aria-labelledby={id} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <header className={css.head}>
        <h2 ref={heading} id={id} tabIndex={-1} lang={data?.language}>
          {data?.title ?? t('pages.title.handbook')}
        </h2>
        <CloseButton label={t('common.close')} onClick={onClose} />
      </header>
      {error && <TryAgain retry={retry} error={error} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <InEnglish of={[data]} language={language} />
          <p className="muted" lang={data.language}>
            {data.summary}
          </p>
          <ArticleBody html={data.html} language={data.language} />
          <p>
            <Link to={`/handbook?chapter=${chapter}`}>{t('articles.article.help.whole')}</Link>
          </p>
        </>
      )}
    </aside>,
    document.getElementById(besideId)!,
  );
}
