import { useState } from 'react';
import { foldTyped } from '#domain/kit/plainLetters.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { Loading } from '../../../../ui/Loading.tsx';
import { BrokenPage } from '../../../../ui/page/BrokenPage.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import { ArticleBody, InEnglish } from '../../ArticleText.tsx';
import { OnlyInEnglish } from '../OnlyInEnglish.tsx';
import { useArticles } from '../useArticles.ts';
import { Helpful } from './Helpful.tsx';
import css from '../../articles.module.css';

/** A number in groups, as languages write it: `15,000`, `15.000` or, with any space, `15 000`. */
const grouped = /(?<![\p{Nd}.,])\d{1,3}([., ])\d{3}(?:\1\d{3})*(?![.,]?\d)/gu;

/** Texts have printed apostrophes, keyboards have one of their own; numbers are typed without groups. */
const toCompared = (text: string): string =>
  foldTyped(text)
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(grouped, (number) => number.replaceAll(/\D/g, ''));

/** `/clause/faq`: questions that open, and a search in all that is answered. */
export function Faq() {
  const t = useT();
  const locale = useLanguage();
  const { data, language: cameFor, error, retry } = useArticles('faq', { texts: true });
  const [sought, setSought] = useState('');
  if (error) return <BrokenPage error={error} retry={retry} />;
  if (!data) return <Loading />;
  const words = toCompared(sought).split(/\s+/).filter(Boolean);
  const questions = data.items.filter(({ title, summary, html }) => {
    const text = toCompared(`${title} ${summary} ${html!.replaceAll(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <div className={css.article}>
      <h1>{t('pages.title.faq')}</h1>
      <InEnglish of={data.items} language={cameFor} />
      <SearchBox value={sought} label={t('articles.search')} onSearch={setSought} resultCount={questions.length} />
      {questions.length === 0 && <p className="muted">{t('articles.nothing')}</p>}
      <div className={css.questions}>
        {questions.map(({ slug, title, summary, html, language }) => (
          <details key={slug} lang={language}>
            <summary>
              {title}
              <OnlyInEnglish language={language} among={data.items} />
            </summary>
            <p>{summary}</p>
            <ArticleBody html={html!} language={language} />
            <div className={css.rating} lang={locale}>
              <Helpful slug={slug} language={language} />
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
