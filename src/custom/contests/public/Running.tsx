import { getClosingTime } from '#domain/contests/contest.ts';
import type { listContests } from '#domain/contests/running.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { publicCall } from '../../../lib/api/publicCalls.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { useInLanguage } from '../../../lib/useInLanguage.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { getContestPath, getEditionPath } from '../contestPaths.ts';
import { getRunningPath, listOtherEvents, type RunningContest } from '../running.ts';
import { ContestList } from './ContestList.tsx';
import { useSayResults } from './useSayResults.ts';

/** Another edition may be open, which the address without one shows. */
const toOwnPath = ({ slug, edition }: RunningContest) => getEditionPath(getContestPath(slug), edition);

/** `/event` without a contest: those that take entries now, that will, and that have; and the ways to the others. */
export function Running() {
  const t = useT();
  const formatDate = useFormatDate();
  const both = useDualTime('contests.event.both');
  const sayResults = useSayResults();
  const { data, error, retry } = useInLanguage('running', (language) =>
    send(publicCall<typeof listContests>('GET /api/contests'), { query: { language } }),
  );
  if (error) return <BrokenPage error={error} retry={retry} />;
  if (!data) return <Loading />;
  const { items, coming, closed, held } = data;
  const others = listOtherEvents(held, [...items, ...coming, ...closed]);
  return (
    <div className="stack">
      <header className="record-head">
        <h1>{t('pages.title.event')}</h1>
      </header>
      <ContestList
        title={t('contests.event.running.open')}
        none={t('contests.event.running.none')}
        contests={items}
        tiles
        toPath={(one) => getRunningPath(one, items)}
        say={(one) => t('contests.event.running.until', { day: both(getClosingTime(one)) })}
      />
      <ContestList
        title={t('contests.event.running.coming')}
        none={t('contests.event.running.none_coming')}
        contests={coming}
        toPath={toOwnPath}
        say={({ opens_on }) => t('contests.event.running.from', { day: formatDate(opens_on) })}
      />
      <ContestList
        title={t('contests.event.running.closed')}
        none={t('contests.event.running.none_closed')}
        contests={closed}
        toPath={toOwnPath}
        say={({ is_out, results_at }) => (is_out ? t('contests.event.running.out') : sayResults(results_at))}
      />
      {others.length > 0 && (
        <section className="card" aria-labelledby="other-contests">
          <h2 id="other-contests">{t('contests.event.running.others')}</h2>
          <ul className="list">
            {others.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{t(title)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
