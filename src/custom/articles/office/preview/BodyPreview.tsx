import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { article } from '#domain/articles/article.entity.ts';
import { previewArticle } from '#domain/articles/articleWriting.calls.ts';
import { clausePaths } from '#domain/articles/clause.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { defaultLanguage, isInterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { useDebounced } from '../../../../lib/useDebounced.ts';
import { ArticleBody } from '../../ArticleText.tsx';
import { articleKeys } from '../../queryKeys.ts';
import css from './preview.module.css';

/** The text in the form around as readers would see it, with what is wrong in it; a draft with a time will be public. */
export function BodyPreview() {
  const t = useT();
  const record = useRecordContext<RecordOf<typeof article>>();
  const [written, chosen, state, publish_at] = useWatch({ name: ['body', 'language', 'state', 'publish_at'] }) as [
    string | null,
    string | null,
    RecordOf<typeof article>['state'] | undefined,
    string | null,
  ];
  const [place, slug, source_revision] = useWatch({ name: ['place', 'slug', 'source_revision'] }) as [
    string | null,
    string | null,
    number | null,
  ];
  // Texts of contests have no place: they are no articles, and nothing leads to one of them.
  const id = (place && record?.id) || null;
  const clause =
    place === 'clause' && slug && clausePaths[slug] ? { slug, source_revision: source_revision ?? null } : null;
  const language = chosen && isInterfaceLanguage(chosen) ? chosen : defaultLanguage;
  const body = useDebounced(written ?? '');
  const text = { language, body, state: publish_at ? 'published' : (state ?? 'draft'), id, clause } as const;
  const { data } = useQuery({
    queryKey: articleKeys.preview(text),
    queryFn: () => send(previewArticle, { body: text }),
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
