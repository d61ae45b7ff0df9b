import { useQuery } from '@tanstack/react-query';
import { listApplicationsLoad } from '#domain/contracts/applicationsLoad.calls.ts';
import { buildLoadFilters, type ApplicationsLoad as Load, type LoadLine } from '#domain/contracts/applicationsLoad.ts';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { decidedDays } from '#domain/shared/decidedLately.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { formatAgo } from '#domain/shared/formatSpans.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { currentRole } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { contractKeys } from '../queryKeys.ts';
import css from './load.module.css';

/** Who has how many applications to review, above their list; each figure leads to those that it counts. */
export function ApplicationsLoad() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: contractKeys.load,
    queryFn: () => send(listApplicationsLoad, {}),
  });
  if (error && !data) return <TryAgain error={error} retry={refetch} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={t('contracts.office.load.title')}>
      <Scroller className={`framed tall ${css.load}`}>
        <table className="table figures wide">
          <thead>
            <tr>
              <th scope="col">{t('contracts.office.load.reviewer')}</th>
              <th scope="col">{t('contracts.office.load.waiting')}</th>
              <th scope="col">{t('contracts.office.load.oldest')}</th>
              <th scope="col">{t('contracts.office.application.late')}</th>
              <th scope="col">{t('contracts.office.load.decided', { days: decidedDays })}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((line) => (
              <Line key={`${line.actor} ${line.editor?.id}`} line={line} load={data} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}

function Line({ line, load }: { line: LoadLine; load: Load }) {
  const { actor, editor, waiting, decided } = line;
  const { count, oldest, late } = waiting;
  const t = useT();
  const locale = useLanguage();
  const now = useNow();
  const filters = buildLoadFilters(currentRole()!, line, load);
  const nobody = actor === 'editor' ? t('editors.office.load.nobody') : t('contracts.office.load.auditors');
  return (
    <tr>
      <th scope="row">{editor ? <span translate="no">{editor.name}</span> : nobody}</th>
      <td>
        <Figure value={count} filter={filters?.waiting} />
      </td>
      <td>
        {oldest ? (
          <time dateTime={oldest} title={formatTime(oldest, locale)}>
            {formatAgo(oldest, now, locale)}
          </time>
        ) : (
          '–'
        )}
      </td>
      <td>
        {late === 0 ? (
          '–'
        ) : (
          <StateChip tone="bad">
            <Figure value={late} filter={filters?.late} />
          </StateChip>
        )}
      </td>
      <td>
        <Figure value={decided} filter={filters?.decided} />
      </td>
    </tr>
  );
}

/** How many, with the way to their list. */
function Figure({ value, filter }: { value: number; filter: object | undefined }) {
  const locale = useLanguage();
  if (value === 0) return '–';
  const text = formatNumber(value, locale);
  return filter ? <Link to={getList(filter)}>{text}</Link> : text;
}

const getList = (filter: object) =>
  `/${resourceOf(contractApplication)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
