import { useQuery } from '@tanstack/react-query';
import { article } from '#domain/articles/article.entity.ts';
import { getArticleBoard } from '#domain/articles/articleTranslations.calls.ts';
import { defaultLanguage, interfaceLanguageCodes } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { ListBackLink } from '../../../resources/ListBackLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { articleKeys } from '../queryKeys.ts';
import { BoardTable } from './BoardTable.tsx';

/** `/office/articles/board`: the articles by their languages, with what is missing and what lags behind the English. */
export function Board() {
  const t = useT();
  usePageTitle(t('articles.office.board.title'));
  const { data, error, refetch } = useQuery({ queryKey: articleKeys.board, queryFn: () => send(getArticleBoard, {}) });
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { items } = data;
  const cells = items.flatMap((item) => item.cells);
  const stale = cells.filter((cell) => cell.stale).length;
  const pending = cells.filter((cell) => cell.pending).length;
  const absent = items.length * interfaceLanguageCodes.length - cells.length;
  const missing = absent + cells.filter((cell) => cell.missing).length;
  return (
    <div className="stack">
      <div className="page-head">
        <div className="record-head">
          <ListBackLink entity={article} />
          <h1>{t('articles.office.board.title')}</h1>
        </div>
        <div className="actions">
          {pending > 0 && (
            <StateChip tone="waiting">{t('articles.office.board.pending_count', { count: pending })}</StateChip>
          )}
          {stale > 0 && (
            <StateChip tone="waiting">{t('articles.office.board.stale_count', { count: stale })}</StateChip>
          )}
          {missing > 0 && (
            <StateChip tone="plain">{t('articles.office.board.missing_count', { count: missing })}</StateChip>
          )}
        </div>
      </div>
      <BoardTable
        items={items}
        languages={[defaultLanguage, ...interfaceLanguageCodes.filter((code) => code !== defaultLanguage)]}
      />
    </div>
  );
}
