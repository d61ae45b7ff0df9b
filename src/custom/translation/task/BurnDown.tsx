import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#domain/kit/figures.ts';
import { getBurnDown } from '#domain/translation/tasks.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { Section } from '../../../ui/Section.tsx';
import { taskKeys } from '../queryKeys.ts';

// Where it cannot be downloaded, the table has the same figures.
const BurnDownChart = lazyWithPreload(
  makePreloadable(async () => (await import('./BurnDownChart.tsx')).default),
  'chart',
);

/** The words of a task that were left day by day, beside an even pace to its end date. */
export function BurnDown({ id }: { id: number }) {
  const t = useT();
  const language = useLanguage();
  const formatDate = useFormatDate();
  const query = useQuery({
    queryKey: taskKeys.burnDown(id),
    queryFn: () => send(getBurnDown, { params: { id } }),
  });
  const number = (value: number) => formatNumber(value, language);
  const names = { left: t('translation.office.burn_down.left'), planned: t('translation.office.burn_down.planned') };
  return (
    <Section title={t('translation.office.burn_down.title')} query={query}>
      {({ points }) => {
        const rows = points.map((point) => ({ ...point, name: formatDate(point.day) }));
        return (
          <div className="stack">
            <div role="img" aria-label={t('translation.office.burn_down.title')}>
              <BurnDownChart points={rows} names={names} format={number} />
            </div>
            <details>
              <summary>{t('translation.office.burn_down.table')}</summary>
              <Scroller>
                <table className="table figures">
                  <thead>
                    <tr>
                      <th scope="col">{t('translation.office.burn_down.day')}</th>
                      <th scope="col">{names.left}</th>
                      <th scope="col">{names.planned}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ day, name, left, planned }) => (
                      <tr key={day}>
                        <th scope="row">{name}</th>
                        <td>{left === null ? '–' : number(left)}</td>
                        <td>{number(planned)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Scroller>
            </details>
          </div>
        );
      }}
    </Section>
  );
}
