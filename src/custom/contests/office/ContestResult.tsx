import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { contest } from '#domain/contests/contest.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { isNotFound } from '../../../lib/api/client.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { useOpened } from '../../../resources/recent.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { Dealing } from './Dealing.tsx';
import { Incentives } from './Incentives.tsx';
import { getResultPath } from './paths.ts';
import { Ranking } from './Ranking.tsx';
import { RejectedAwards } from './RejectedAwards.tsx';
import { UndeliveredPrizes } from './UndeliveredPrizes.tsx';
import { useContestJudging } from './useContestJudging.ts';

/** `/office/contest-result?id=`: how far the judging of a contest is, and who wins. */
export function ContestResult() {
  const t = useT();
  const translate = useTranslate();
  const [params] = useSearchParams();
  const id = parseId(params);
  usePageTitle(t('contests.office.result.title'));
  const { data, error, refetch } = useContestJudging(id);
  useOpened(contest, id, data?.contest.name, data && getResultPath(data.contest.id));
  if (id === undefined || isNotFound(error)) return <NotFound />;
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div className="stack">
      <header className="record-head">
        <BackLink to={`/${resourceOf(contest)}/${id}`}>{data.contest.name}</BackLink>
        <h1>{t('contests.office.result.title')}</h1>
        {data.contest.state !== 'published' && (
          <StateChip state={data.contest.state}>
            {translate(`resources.${resourceOf(contest)}.choices.state.${data.contest.state}`)}
          </StateChip>
        )}
      </header>
      <Dealing judging={data} />
      <Ranking key={data.contest.decided_at} judging={data} />
      <RejectedAwards rejected={data.rejected} />
      <UndeliveredPrizes undelivered={data.undelivered} />
      <Incentives contest_id={id} published={data.contest.state === 'published'} />
    </div>
  );
}
