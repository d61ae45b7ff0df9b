import { ReferenceManyFieldBase, useListContext } from 'ra-core';
import { useId, useMemo } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import type { Relation } from '#domain/relations.ts';
import { resourceOf, toSort } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { currentRole } from '../../lib/session/session.ts';
import { Pager } from '../../ui/Pager.tsx';
import { TryAgain } from '../../ui/TryAgain.tsx';
import { Table } from '../list/Table.tsx';
import { listRelationColumns } from './relationColumns.ts';
import css from './record.module.css';

interface Props {
  relation: Relation;
  title: string;
  /** Of the record that is pointed to. */
  id: number;
}

const pageSize = 10;
// A failure is shown in the list's place.
const queryOptions = { onError: () => undefined };

/** The records that point to the one that is shown, as their own list has them for this reader. */
export function RelationList({ relation, title, id }: Props) {
  const { entity, field } = relation;
  return (
    <ReferenceManyFieldBase
      reference={resourceOf(entity)}
      target={field}
      sort={toSort(entity)}
      perPage={pageSize}
      queryOptions={queryOptions}
    >
      <Related relation={relation} title={title} id={id} />
    </ReferenceManyFieldBase>
  );
}

function Related({ relation, title, id }: Props) {
  const t = useT();
  const language = useLanguage();
  const heading = useId();
  const { entity, field } = relation;
  const { total, page, perPage, setPage, error, refetch } = useListContext();
  const visible = useMemo(() => listRelationColumns(relation, currentRole()!), [relation]);
  const filter = JSON.stringify({ [field]: id });
  return (
    <section aria-labelledby={heading}>
      <div className={css.bar}>
        <h2 id={heading}>
          {title} {total !== undefined && <small className="count">{formatNumber(total, language)}</small>}
        </h2>
        <Link className="button quiet" to={`/${resourceOf(entity)}?${new URLSearchParams({ filter })}`}>
          {t('common.office.record.all')}
        </Link>
      </div>
      {error ? (
        <TryAgain retry={refetch} error={error} />
      ) : (
        <div className={css.table}>
          <Table
            entity={entity}
            columns={{ storeKey: `${entity.name}.${field}`, visible }}
            overrides={undefined}
            bulk={false}
          />
        </div>
      )}
      <Pager page={page} pages={Math.ceil((total ?? 0) / perPage)} onPage={setPage} />
    </section>
  );
}
