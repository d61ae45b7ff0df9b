import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listJudgings } from '#domain/contests/judging.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { judgingKeys } from '../queryKeys.ts';
import { JudgeEntry } from './JudgeEntry.tsx';
import { JudgingList } from './JudgingList.tsx';
import { parseId } from './paths.ts';

/** `/office/judging?id=`: the entries that the reader judges, or one of them. */
export function Judging() {
  const t = useT();
  const [params] = useSearchParams();
  usePageTitle(t('contests.office.judging.title'));
  const id = parseId(params);
  return id === undefined ? <All /> : <JudgeEntry key={id} id={id} />;
}

function All() {
  const { data, error, refetch } = useQuery({ queryKey: judgingKeys.list, queryFn: () => send(listJudgings, {}) });
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  return data ? <JudgingList items={data.items} /> : <Loading />;
}
