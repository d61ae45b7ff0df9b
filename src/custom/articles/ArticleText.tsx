import type { MouseEvent, ReactNode } from 'react';
import type { getArticle } from '#domain/articles/articles.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { isNotFound } from '../../lib/api/client.ts';
import { followLink, useGo } from '../../lib/routing/navigation.tsx';
import type { Coming } from '../../lib/useInLanguage.ts';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import css from './articles.module.css';

type Article = AnswerOf<typeof getArticle>;

interface InEnglishProps {
  of: readonly Pick<Article, 'language'>[];
  /** The reader's language for which it came. */
  language: InterfaceLanguage | undefined;
}

/** Said where all that is read is in English, for want of the reader's language; not while what is in that language comes. */
export function InEnglish({ of, language: cameFor }: InEnglishProps) {
  const t = useT();
  const isMissing = [useLanguage(), cameFor].every((language) => language !== defaultLanguage);
  return isMissing && of.length > 0 && of.every(({ language }) => language === defaultLanguage) ? (
    <p className="callout good">{t('articles.english')}</p>
  ) : null;
}

/** The text of an article: the server made it of Markdown and let nothing else through. Its links ask before what is typed is lost. */
export function ArticleBody({ html, language }: Pick<Article, 'html' | 'language'>) {
  const go = useGo();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#/"]');
    if (link) followLink(event, { to: link.hash.slice(1), go });
  };
  return (
    // Its keyboard is that of its links.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, react/no-danger
    <div className={css.text} lang={language} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

interface Props {
  article: Coming<Article>;
  /** Stands between its head and its text. */
  children?: ReactNode;
}

/** An article as a page, or a page's part: on its way, not there, or whole. */
export function ArticleText({ article: { data, language, error, retry }, children }: Props) {
  if (error) return isNotFound(error) ? <NotFound /> : <BrokenPage error={error} retry={retry} />;
  return data ? (
    <Whole article={data} cameFor={language}>
      {children}
    </Whole>
  ) : (
    <Loading />
  );
}

interface WholeProps {
  article: Article;
  cameFor: InterfaceLanguage | undefined;
  children: ReactNode;
}

function Whole({ article: { title, summary, language, html }, cameFor, children }: WholeProps) {
  usePageTitle(title);
  return (
    <article className={css.article}>
      <InEnglish of={[{ language }]} language={cameFor} />
      <header lang={language}>
        <h1>{title}</h1>
        <p className={css.summary}>{summary}</p>
      </header>
      {children}
      <ArticleBody html={html} language={language} />
    </article>
  );
}
