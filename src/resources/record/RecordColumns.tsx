import { useMemo, type ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { useT } from '../../i18n/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { LatestChange } from '../audit/LatestChange.tsx';
import { DeleteButton } from '../DeleteButton.tsx';
import { partsOf } from '../partsOf.tsx';
import { Facts } from './Facts.tsx';
import { isMoment, isStatus } from './fieldGroups.ts';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordTabs, type OwnTab } from './RecordTabs.tsx';
import css from './record.module.css';

interface Props {
  entity: Entity<any>;
  /** What can be done with the record. */
  actions?: ReactNode;
  /** What the role may change; absent where it only reads. */
  form?: ReactNode;
  /** What belongs to the record, after its fields. */
  footer?: ReactNode;
  tabs?: readonly OwnTab[];
}

/** A record in its tabs; beside them where it stands, what can be done, and when what happened to it. */
export function RecordColumns({ entity, actions, form, footer, tabs }: Props) {
  const t = useT();
  const writes = form !== undefined;
  const { statuses, moments, others } = useMemo(() => {
    const { readable, writable } = partsOf(entity);
    const role = currentRole()!;
    const typed = writes ? writable(role, 'update') : [];
    const facts = readable(role).filter((source) => !typed.includes(source));
    const statuses = facts.filter((source) => isStatus(source, entity.fields[source]));
    const moments = facts.filter((source) => isMoment(entity.fields[source]));
    return { statuses, moments, others: facts.filter((source) => ![...statuses, ...moments].includes(source)) };
  }, [entity, writes]);
  return (
    <div className={css.columns}>
      <aside className={css.aside} aria-label={t('common.office.record.status')}>
        <Facts entity={entity} sources={statuses} />
        <div className={css.actions} data-actions="">
          {actions}
          {can(currentRole(), entity.access.delete ?? []) && <DeleteButton entity={entity} />}
        </div>
        <Facts entity={entity} sources={moments}>
          <LatestChange entity={entity} />
        </Facts>
      </aside>
      <RecordTabs entity={entity} tabs={tabs}>
        <div className={css.parts}>
          {form}
          <RecordFacts entity={entity} sources={others} />
          {footer}
        </div>
      </RecordTabs>
    </div>
  );
}
