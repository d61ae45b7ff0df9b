import Plus from 'lucide-react/icons/plus';
import { article } from '#domain/articles/article.entity.ts';
import type { getArticleBoard } from '#domain/articles/articleTranslations.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import css from './board.module.css';

interface Props {
  address: { place: string; slug: string; language: string };
  /** Absent: the article is not in this language. */
  cell: AnswerOf<typeof getArticleBoard>['items'][number]['cells'][number] | undefined;
}

/** How an article stands in a language: leads to it, or to the form of a new one. */
export function BoardCell({ address, cell }: Props) {
  const t = useT();
  const getLabel = useFieldLabel();
  const path = `/${resourceOf(article)}`;
  if (!cell)
    return (
      <Link className={css.cell} to={`${path}/create?${new URLSearchParams({ source: JSON.stringify(address) })}`}>
        <span className={`chip ${css.missing}`}>
          <Plus />
          {t('articles.office.board.missing')}
        </span>
      </Link>
    );
  const { id, state, pending, stale, missing } = cell;
  return (
    <Link className={css.cell} to={`${path}/${id}`}>
      {/* Of what is published, only that it lags behind or waits is news. */}
      {!((stale || pending || missing) && state === 'published') && (
        <StateChip state={state}>{getLabel(article, 'state', state)}</StateChip>
      )}
      {pending && <StateChip tone="waiting">{t('articles.office.board.pending')}</StateChip>}
      {stale && <StateChip tone="waiting">{t('articles.office.board.stale')}</StateChip>}
      {missing && <span className={`chip ${css.missing}`}>{t('articles.office.board.missing')}</span>}
    </Link>
  );
}
