import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { previewArticle } from '#domain/articles/articleWriting.calls.ts';
import { defaultLanguage, isInterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { useDebounced } from '../../../../lib/useDebounced.ts';
import { ArticleBody } from '../../ArticleText.tsx';
import { articleKeys } from '../../queryKeys.ts';
import css from './preview.module.css';

/** The text in the form around as readers would see it, with what is wrong in it. */
export function BodyPreview() {
  const t = useT();
  const [written, chosen] = useWatch({ name: ['body', 'language'] }) as [string | null, string | null];
  const language = chosen && isInterfaceLanguage(chosen) ? chosen : defaultLanguage;
  const body = useDebounced(written ?? '');
  const { data } = useQuery({
    queryKey: articleKeys.preview(language, body),
    queryFn: () => send(previewArticle, { body: { language, body } }),
    placeholderData: keepPreviousData,
    enabled: body !== '',
    gcTime: 0,
  });
  if (!data || body === '') return null;
  return (
    <section className={css.preview} aria-label={t('articles.office.preview.title')}>
      <p className="muted">{t('articles.office.preview.title')}</p>
      <div aria-live="polite">
        {data.problems.length > 0 && (
          <ul className={css.problems}>
            {data.problems.map(({ problem, text }) => (
              <li key={`${problem} ${text}`}>{t(`articles.office.errors.${problem}`, { text })}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.page}>
        <ArticleBody html={data.html} language={language} />
      </div>
    </section>
  );
}
