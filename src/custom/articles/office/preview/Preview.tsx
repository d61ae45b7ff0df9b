import { useQuery } from '@tanstack/react-query';
import { article } from '#domain/articles/article.entity.ts';
import { readSavedArticle } from '#domain/articles/articleWriting.calls.ts';
import { can } from '#domain/roles.ts';
import { useT } from '../../../../i18n/index.ts';
import { isNotFound, send } from '../../../../lib/api/client.ts';
import { useAddress } from '../../../../lib/routing/navigation.tsx';
import { parseId } from '../../../../lib/routing/parseId.ts';
import { currentRole } from '../../../../lib/session/session.ts';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { BrokenPage } from '../../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../../ui/page/usePageTitle.ts';
import { ArticleBody } from '../../ArticleText.tsx';
import { articleKeys } from '../../queryKeys.ts';
import articles from '../../articles.module.css';

/** `/office/articles/preview?id=7`: a saved article as its readers would see it; with `&edition=2` as a correction of that. */
export function Preview() {
  const t = useT();
  const address = useAddress();
  const query = new URLSearchParams(address.split('?')[1]);
  const id = parseId(query);
  const edition = parseId(query, 'edition');
  usePageTitle(t('articles.office.preview.title'));
  const { data, error, refetch } = useQuery({
    queryKey: articleKeys.reading(id ?? 0, edition),
    queryFn: () => send(readSavedArticle, { params: { id: id! }, query: { edition } }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  if (id === undefined || (error && isNotFound(error))) return <NotFound />;
  if (error) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { title, summary, language, html } = data;
  return (
    <div className="stack">
      {can(currentRole(), article.access.read) && <BackLink to={`/office/articles/${id}`}>{title}</BackLink>}
      <p className="note">{t('articles.office.preview.saved')}</p>
      <article className={articles.article}>
        <header lang={language}>
          <h1>{title}</h1>
          <p className={articles.summary}>{summary}</p>
        </header>
        <ArticleBody html={html} language={language} />
      </article>
    </div>
  );
}
