import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';

/** Leads from the list of articles to how they stand in each language. */
export function BoardLink() {
  const t = useT();
  return (
    <Link className="button quiet" to="/office/articles/board">
      {t('articles.office.board.title')}
    </Link>
  );
}
