import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/index.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { JudgeEntry } from './JudgeEntry.tsx';
import { JudgingList } from './JudgingList.tsx';
import { useJudgingQueue, useJudgings } from './useJudgingQueue.ts';

/** `/office/judging?id=`: the entries that the reader judges, or one of them. */
export function Judging() {
  const t = useT();
  const [params] = useSearchParams();
  usePageTitle(t('contests.office.judging.title'));
  const id = parseId(params);
  return id === undefined ? <All /> : <One id={id} />;
}

function All() {
  const { data, error, refetch } = useJudgings();
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  return data ? <JudgingList items={data.items} /> : <Loading />;
}

/** The way through the entries stays the same from one to the next. */
function One({ id }: { id: number }) {
  const way = useJudgingQueue(id);
  return <JudgeEntry key={id} id={id} way={way} />;
}
