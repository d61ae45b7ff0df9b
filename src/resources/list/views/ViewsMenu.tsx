import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { setFirstView } from '#domain/list-views/firstViews.calls.ts';
import { listViews } from '#domain/list-views/listViews.calls.ts';
import type { View } from '#domain/list-views/viewFields.ts';
import { can } from '#domain/roles.ts';
import { toSort } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { viewKeys } from '../../queryKeys.ts';
import type { Columns } from '../useColumns.ts';
import type { Chosen } from './chosen.ts';
import { isSameState, type ListState } from './listState.ts';
import type { Step } from './ViewDialog.tsx';
import { ViewLine } from './ViewLine.tsx';
import css from './views.module.css';

interface Props {
  entity: Entity<any>;
  state: ListState;
  columns: Columns;
  chosen: Chosen | undefined;
  choose: (view: Chosen | undefined) => void;
  onUsed: () => void;
  onStep: (step: Step) => void;
}

/** What a press on the button opens: a view to choose, to save, to save over or to remove. */
export function ViewsMenu({ entity, state, columns, chosen, choose, onUsed, onStep }: Props) {
  const { name: list } = entity;
  const t = useT();
  const { setFilters, setSort } = useListContext();
  const { data, error, refetch } = useQuery({
    queryKey: viewKeys.of(list),
    queryFn: () => send(listViews, { query: { resource: list } }),
    gcTime: 0,
  });
  const same = data?.items.filter((view) => isSameState(view, state));
  const used = same?.find(({ id }) => id === chosen?.id) ?? same?.[0];
  // What stands at the button may be of an earlier day.
  useEffect(() => {
    if (data) choose(used);
  }, [data, used, choose]);

  function use(view: View) {
    const { filters, sort: field, order } = view;
    setFilters(filters, Object.fromEntries(Object.keys(filters).map((name) => [name, true])));
    setSort({ field, order: order === 'asc' ? 'ASC' : 'DESC' });
    if (view.columns) columns.show(view.columns);
    if (view.widths) columns.setWidths(view.widths);
    choose(view);
    onUsed();
  }

  /** All rows as the list itself has them, whatever its role begins with. */
  function showAll() {
    setFilters({}, {});
    setSort(toSort(entity));
    columns.reset();
    choose(undefined);
    onUsed();
  }

  return (
    <div role="group" aria-label={t('list-views.office.of_list')} className={css.menu}>
      {error && <TryAgain retry={refetch} error={error} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p className={css.quiet}>{t('list-views.office.empty')}</p>}
      {data && data.items.length > 0 && (
        <ul className={css.views}>
          {data.items.map((view) => (
            <ViewLine
              key={view.id}
              view={view}
              used={view === used}
              onUse={() => use(view)}
              onReplace={() => onStep({ to: 'replace', view })}
              onRemove={() => onStep({ to: 'remove', view })}
            />
          ))}
        </ul>
      )}
      <button type="button" className={css.save} onClick={showAll}>
        {t('list-views.office.all')}
      </button>
      <button type="button" className={css.save} aria-haspopup="dialog" onClick={() => onStep({ to: 'save' })}>
        {t('list-views.office.save')}
      </button>
      {can(currentRole(), setFirstView.roles) && (
        <button type="button" className={css.save} aria-haspopup="dialog" onClick={() => onStep({ to: 'first' })}>
          {t('list-views.office.first_open')}
        </button>
      )}
    </div>
  );
}
