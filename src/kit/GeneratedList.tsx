import { useMemo, type ReactElement } from 'react';
import {
  BulkDeleteWithConfirmButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  FilterButton,
  FilterContext,
  FilterForm,
  ListBase,
  Pagination,
  useListContext,
  useTranslate,
} from 'react-admin';
import type { Entity } from '#domain/kit/entity.ts';
import { can, type Role } from '#domain/roles.ts';
import { currentRole } from '../authProvider/session.ts';
import { Page } from '../custom/pages/Page.tsx';
import { ApiError } from '../dataProvider/client.ts';
import { callOf, resourceOf, sortOf } from '../dataProvider/index.ts';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage, useT } from '../i18n/index.ts';
import { ExportButton } from './ExportButton.tsx';
import { filtersOf } from './filters.tsx';
import { partsOf } from './partsOf.tsx';
import { usePageTitle } from './usePageTitle.ts';
import css from './kit.module.css';

const shownColumns = 7;
const pageSizes = [25, 50, 100];

/** Where the choice of columns is kept; the table and the button beside it have to agree. */
const columnsKey = (entity: Entity<any>, role: Role) =>
  `${entity.name}.columns.${partsOf(entity).readable(role).length}`;

interface Props {
  entity: Entity<any>;
  /** What can be done with the rows that are marked, instead of deleting them. */
  bulk?: ReactElement;
  /** What the list begins with, until its reader filters it otherwise. */
  waiting?: Record<string, unknown>;
}

/** List of an entity: filters, columns of the reader's choice, bulk delete, export, all by the role's access. */
export function GeneratedList({ entity, bulk, waiting }: Props) {
  return (
    <ListBase
      sort={sortOf(entity)}
      perPage={pageSizes[0]}
      filterDefaultValues={waiting}
      queryOptions={{ onError: () => undefined }}
    >
      <Content entity={entity} bulk={bulk} />
    </ListBase>
  );
}

function Content({ entity, bulk }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const role = currentRole()!;
  const resource = resourceOf(entity);
  const { total, filterValues, isPending, error } = useListContext();
  const title = translate(`resources.${resource}.name`, { smart_count: 2 });
  usePageTitle(title);
  const mayCreate = can(role, entity.access.create ?? []);
  const filters = filtersOf(entity, role, translate);

  if (error) return <FailedList entity={entity} error={error} />;
  if (!isPending && total === 0 && Object.keys(filterValues).length === 0)
    return <Empty title={title} mayCreate={mayCreate} />;
  return (
    <FilterContext.Provider value={filters}>
      <div className={css.head}>
        <h1>
          {title} {total !== undefined && <small className={css.count}>{formatNumber(total, language)}</small>}
        </h1>
        <div className={css.actions}>
          {filters.some((filter) => !(filter.props as { alwaysOn?: boolean }).alwaysOn) && <FilterButton />}
          <ColumnsButton storeKey={columnsKey(entity, role)} />
          <ExportButton call={callOf(resource, 'export')!} />
          {mayCreate && <CreateButton variant="contained" />}
        </div>
      </div>
      <FilterForm />
      <div className={css.table}>
        <Table entity={entity} bulk={bulk} />
      </div>
      <Pagination rowsPerPageOptions={pageSizes} />
    </FilterContext.Provider>
  );
}

/** A list whose filters or order the server refuses, as an old address may have them, can be asked for anew. */
function FailedList({ entity, error }: { entity: Entity<any>; error: Error }) {
  const t = useT();
  const { setFilters, setSort, setPage, setPerPage } = useListContext();
  if (!(error instanceof ApiError) || error.status !== 422) throw error;
  const reset = () => {
    setFilters({}, {});
    setSort(sortOf(entity));
    setPerPage(pageSizes[0]!);
    setPage(1);
  };
  return (
    <Page sign="?" title={t('app.page.filters')} text={t('app.page.filters_text')}>
      <button className="button" onClick={reset}>
        {t('app.page.clear_filters')}
      </button>
    </Page>
  );
}

/** All columns of a role, and which of them are hidden until they are chosen. */
function columnsOf(entity: Entity<any>, role: Role) {
  const { column, readable } = partsOf(entity);
  const sources = readable(role);
  const hidden = sources.filter(
    (source, at) =>
      source !== entity.title &&
      source !== entity.sort.field &&
      (entity.fields[source].kind === 'longText' || at >= shownColumns),
  );
  return { columns: sources.map(column), hidden };
}

function Table({ entity, bulk }: Props) {
  const role = currentRole()!;
  // The very same at each drawing of the list: else react-admin draws each cell of each row again.
  const { columns, hidden } = useMemo(() => columnsOf(entity, role), [entity, role]);
  return (
    <DataTable
      hiddenColumns={hidden}
      storeKey={columnsKey(entity, role)}
      rowClick={can(role, entity.access.update ?? []) ? 'edit' : 'show'}
      bulkActionButtons={
        bulk ??
        (can(role, entity.access.delete ?? []) ? <BulkDeleteWithConfirmButton mutationMode="pessimistic" /> : false)
      }
    >
      {columns}
    </DataTable>
  );
}

function Empty({ title, mayCreate }: { title: string; mayCreate: boolean }) {
  const translate = useTranslate();
  return (
    <Page sign="—" title={title} text={translate('ra.page.empty', { name: title })}>
      {mayCreate && <CreateButton variant="contained" />}
    </Page>
  );
}
