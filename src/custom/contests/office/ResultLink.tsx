import { useRecordContext } from 'ra-core';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { resultPath } from './paths.ts';

/** From a contest to how it is judged. */
export function ResultLink() {
  const t = useT();
  const contest = useRecordContext<{ id: number }>();
  if (!contest) return null;
  return (
    <Link className="button quiet" to={resultPath(contest.id)}>
      {t('contests.office.result.open')}
    </Link>
  );
}
