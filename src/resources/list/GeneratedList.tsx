import { ListBase, useListContext, useTranslate } from 'ra-core';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { ApiError } from '../../lib/api/client.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { currentRole } from '../../lib/session/session.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { Page } from '../../ui/page/Page.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { ResultCount } from '../../ui/ResultCount.tsx';
import { BulkEditButton } from '../bulk/BulkEditButton.tsx';
import { listBulkEditFields } from '../bulk/bulkEditFields.ts';
import { MoreWithMarked } from '../bulk/MoreActions.tsx';
import { BulkDeleteDialog } from '../DeleteButton.tsx';
import { ImportButton } from '../import/wizard/ImportButton.tsx';
import { getListNameKey } from '../listName.ts';
import { AddFilter } from './AddFilter.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { useCellFields } from './edit/formOnly.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { FilterForm } from './FilterForm.tsx';
import { useFilters } from './filters.tsx';
import { getFirstParams } from './firstParams.ts';
import { GroupButton } from './groups/GroupButton.tsx';
import { ListBody } from './groups/ListBody.tsx';
import { ListKeys } from './keys/ListKeys.tsx';
import { pageSizes } from './pageSizes.ts';
import { Pagination } from './Pagination.tsx';
import type { CellOverrides } from './Rows.tsx';
import { Table } from './Table.tsx';
import { useColumns } from './useColumns.ts';
import { useGivenMarks } from './useGivenMarks.tsx';
import { useFirstView } from './views/useFirstView.ts';
import { ViewsButton } from './views/ViewsButton.tsx';
import css from '../kit.module.css';

interface Props {
  entity: Entity<any>;
  /** What can be done with the rows that are marked, instead of deleting them. */
  bulk?: ReactElement;
  /** What can be done with the list as a whole, before a record is made. */
  actions?: ReactElement;
  /** What is told of the records above the list, whatever it is filtered by. */
  head?: ReactElement;
  /** What the list begins with, until its reader filters it otherwise. */
  defaultFilters?: Record<string, unknown>;
  /** Cells in place of generated ones, by their field; the same object at each drawing. */
  cellOverrides?: CellOverrides;
  /** Columns that nobody needs at first, since others say the same; the same array at each drawing. */
  spareColumns?: readonly string[];
}

// A failure is shown in the list's place.
const queryOptions = { onError: () => undefined };

/**
 * List of an entity: filters, columns of the reader's choice, bulk delete, export, all by the role's access. Its parts
 * are made outside of the list's own state, so that a change of that draws again only those that read it.
 */
export function GeneratedList({ entity, bulk, actions, head, defaultFilters, cellOverrides, spareColumns }: Props) {
  const translate = useTranslate();
  const role = currentRole()!;
  const resource = resourceOf(entity);
  const title = translate(getListNameKey(entity, role), { smart_count: 2 });
  usePageTitle(title);
  const mayCreate = can(role, entity.access.create ?? []);
  const mayDelete = can(role, entity.access.delete ?? []);
  const first = useFirstView(entity.name);
  const columns = useColumns(entity, role, spareColumns, first);
  const overrides = useGivenMarks(entity, cellOverrides);
  const editable = useCellFields(entity);
  const filters = useFilters(entity);
  const { sort, pagination, filter } = getFirstParams(entity, defaultFilters, first);
  const onDemand = filters.filter(({ props }) => !props.alwaysOn);
  return (
    <ListBase sort={sort} perPage={pagination.perPage} filterDefaultValues={filter} queryOptions={queryOptions}>
      <Listed entity={entity} title={title} mayCreate={mayCreate} actions={actions}>
        <div className="page-head">
          <h1>
            {title} <Count />
          </h1>
          <div className="actions" data-actions="">
            {onDemand.length > 0 && <AddFilter filters={onDemand} />}
            <GroupButton entity={entity} />
            <ColumnsButton entity={entity} columns={columns} />
            <ViewsButton entity={entity} columns={columns} />
            <ExportMenu entity={entity} columns={columns.visible} />
            {actions}
            {mayCreate && <ImportButton entity={entity} />}
            {mayCreate && <Create resource={resource} />}
          </div>
        </div>
        {head}
        <FilterForm filters={filters} />
        <FoundInList />
        <ListKeys />
        <ListBody entity={entity}>
          <div className={css.table}>
            <Table
              entity={entity}
              columns={columns}
              overrides={overrides}
              editable={editable}
              tall
              bulk={
                (bulk || mayDelete || listBulkEditFields(entity).length > 0) && (
                  <>
                    {bulk}
                    <BulkEditButton entity={entity} />
                    {!bulk && mayDelete && (
                      <MoreWithMarked actions={[{ label: translate('ra.action.delete'), dialog: BulkDeleteDialog }]} />
                    )}
                  </>
                )
              }
            />
          </div>
          <Pagination sizes={pageSizes} />
        </ListBody>
      </Listed>
    </ListBase>
  );
}

interface ListedProps {
  entity: Entity<any>;
  title: string;
  mayCreate: boolean;
  actions: ReactElement | undefined;
  children: ReactNode;
}

/** The list, unless it failed, or has nothing to filter. */
function Listed({ entity, title, mayCreate, actions, children }: ListedProps) {
  const { total, filterValues, isPending, error, onUnselectItems } = useListContext();
  const unmark = useLatest((_filters: string) => onUnselectItems());
  const filters = JSON.stringify(filterValues);
  // react-admin keeps marks for another day and behind other filters, where nobody sees which rows they are on.
  useEffect(() => unmark.current(filters), [unmark, filters]);
  if (error) return <FailedList entity={entity} error={error} />;
  if (!isPending && total === 0 && Object.keys(filterValues).length === 0)
    return <Empty entity={entity} title={title} mayCreate={mayCreate} actions={actions} />;
  return children;
}

function Create({ resource }: { resource: string }) {
  const translate = useTranslate();
  return (
    <Link className="button" to={`/${resource}/create`}>
      {translate('ra.action.create')}
    </Link>
  );
}

/** Its place is there from the beginning: beside a full row of buttons it would move them into a second one. */
function Count() {
  const { total } = useListContext();
  const language = useLanguage();
  return <small className={`count ${css.count}`}>{total !== undefined && formatNumber(total, language)}</small>;
}

function FoundInList() {
  const { total, filterValues, isFetching } = useListContext();
  return <ResultCount isSearched={!isFetching && Object.keys(filterValues).length > 0} count={total} />;
}

/** A list whose filters or order the server refuses, as an old address may have them, can be asked for anew. */
function FailedList({ entity, error }: { entity: Entity<any>; error: Error }) {
  const t = useT();
  const { setFilters, setSort, setPage, setPerPage } = useListContext();
  if (!(error instanceof ApiError) || error.status !== 422) throw error;
  const reset = () => {
    const { sort, pagination } = getFirstParams(entity);
    setFilters({}, {});
    setSort(sort);
    setPerPage(pagination.perPage);
    setPage(pagination.page);
  };
  return (
    <Page sign="filter" title={t('pages.shared.problem.filters')} text={t('pages.shared.problem.filters_text')}>
      <button className="button" onClick={reset}>
        {t('pages.shared.problem.clear_filters')}
      </button>
    </Page>
  );
}

function Empty({ entity, title, mayCreate, actions }: Omit<ListedProps, 'children'>) {
  const translate = useTranslate();
  return (
    <Page sign="tray" title={title} text={translate('ra.page.empty')}>
      {mayCreate && <Create resource={resourceOf(entity)} />}
      {mayCreate && <ImportButton entity={entity} />}
      {actions}
    </Page>
  );
}
