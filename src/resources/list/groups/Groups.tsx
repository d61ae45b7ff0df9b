import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { formatMoney, formatNumber } from '#domain/kit/figures.ts';
import { listSummedFields, type Group, type Groups as Answer } from '#domain/kit/listGroups.ts';
import { toGroupFilter } from '#domain/shared/groupFilter.ts';
import { findCall, resourceOf, toListQuery } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { fetchCall } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { currentRole } from '../../../lib/session/session.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { groupKeys } from '../../queryKeys.ts';
import { useFieldLabel } from '../../useFieldLabel.ts';
import { formatGroup } from './groupName.ts';
import css from '../table.module.css';

interface Props {
  entity: Entity<any>;
  /** The field that the list is grouped by. */
  by: string;
}

/** The rows of a list by what a field of them holds: how many, what they come to, and the way to them. */
export function Groups({ entity, by }: Props) {
  const t = useT();
  const language = useLanguage();
  const label = useFieldLabel();
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const resource = resourceOf(entity);
  const query = toListQuery(resource, { filter: filterValues });
  const { data, error, refetch } = useQuery({
    queryKey: groupKeys.of(resource, query),
    queryFn: async () => (await fetchCall(findCall(resource, 'groups')!, { query })) as Answer,
    placeholderData: keepPreviousData,
  });
  if (error) return <TryAgain retry={refetch} error={error} className={css.nothing} />;
  if (!data) return <Loading />;
  const summed = listSummedFields(entity, currentRole()!);
  const format = (name: string, sum: number) =>
    entity.fields[name].kind === 'money' ? formatMoney(sum, language) : formatNumber(sum, language);
  const cells = ({ count, sums }: Pick<Group, 'count' | 'sums'>) => (
    <>
      <td className={css.numeric}>{formatNumber(count, language)}</td>
      {summed.map((name) => (
        <td key={name} className={css.numeric}>
          {format(name, sums[name] ?? 0)}
        </td>
      ))}
    </>
  );
  const leading = (group: Group) => {
    const filter = toGroupFilter(filterValues, by, entity.fields[by], group.value);
    const text = formatGroup(entity, by, group, translate, language);
    if (!filter) return text;
    const search = new URLSearchParams({ filter: JSON.stringify(filter) });
    return (
      <Link className={css.opens} to={`/${resource}?${search}`}>
        {text}
      </Link>
    );
  };
  const { items, total } = data;
  return (
    <>
      <Scroller>
        <table className={`table wide ${css.table}`}>
          <thead>
            <tr>
              <th>{label(entity, by)}</th>
              <th className={css.numeric}>{t('list-views.office.rows')}</th>
              {summed.map((name) => (
                <th key={name} className={css.numeric}>
                  {label(entity, name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((group) => (
              <tr key={String(group.value)}>
                <th scope="row" className={css.title}>
                  {leading(group)}
                </th>
                {cells(group)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('list-views.office.all_groups')}</th>
              {cells(total)}
            </tr>
          </tfoot>
        </table>
      </Scroller>
      {total.groups > items.length && (
        <p className={css.nothing}>
          {t('list-views.office.more_groups', {
            count: formatNumber(items.length, language),
            total: formatNumber(total.groups, language),
          })}
        </p>
      )}
    </>
  );
}
