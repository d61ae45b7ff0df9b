import ArrowRight from 'lucide-react/icons/arrow-right';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { findLoggedField } from '#domain/audit/loggedField.ts';
import { getEntity } from '#domain/entities.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { CellOrNone } from '../CellOrNone.tsx';
import { RefLink } from '../RefLink.tsx';
import type { AuditItem } from './auditItem.ts';
import { Person } from './Person.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import entries from '../entries.module.css';
import css from './auditLog.module.css';

type Change = AuditItem['changes'][number];

export interface AuditLogItemProps {
  item: AuditItem;
  /** What it was done to, where that is not the record that is shown: its title, its number without one, null where it is gone. */
  about?: { title?: string | number | null };
}

/** One thing that somebody did. */
export function AuditLogItem({ item, about }: AuditLogItemProps) {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const getName = (entity: string) => translate(`resources.${resourceOf(getEntity(entity))}.name`, { smart_count: 1 });
  const getLabel = (entity: string, field: string) => {
    const logged = findLoggedField(entity, field)!;
    if (logged.besides) return t(`audit.office.besides.${logged.besides}`);
    return translate(`resources.${resourceOf(getEntity(logged.of))}.fields.${logged.name}`);
  };
  const { id, at, by, by_hidden, role, action, of, record_id, reason, changes } = item;
  return (
    <li className={entries.entry}>
      <div className={entries.line}>
        <strong>{t(`audit.office.action.${action}`)}</strong>
        {about && (
          <span>
            {getName(of)}{' '}
            {about.title === null ? (
              `#${record_id}`
            ) : (
              <RefLink to={of} id={record_id} title={about.title ?? `#${record_id}`} />
            )}
          </span>
        )}
        <small>
          <time dateTime={at}>{formatTime(at, language)}</time> · <Person by={by} hidden={by_hidden} />
          {role && ` · ${translate(`common.role.${role}`)}`}
        </small>
      </div>
      {reason && (
        <p className={entries.text}>
          <span className="note">{t('audit.office.reason')}:</span> {reason}
        </p>
      )}
      {changes.length > 0 && (
        <ResourceContextProvider value={resourceOf(getEntity(of))}>
          <dl className={`details lines ${css.changes}`}>
            {changes.map((change) => (
              <div key={change.field}>
                <dt>{getLabel(of, change.field)}</dt>
                <dd>
                  {!isNamedOnly(of, change) && (
                    <>
                      <Value of={of} change={change} end="from" />
                      <ArrowRight />
                    </>
                  )}
                  <Value of={of} change={change} end="to" />
                  {!about && action === 'update' && (
                    <RestoreButton entity={getEntity(of)} change={id} field={change.field} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </ResourceContextProvider>
      )}
    </li>
  );
}

/** Is it only named, such as the chapter of a task, or a provider that was linked, and was not changed? */
function isNamedOnly(of: string, { field, from }: Change): boolean {
  const logged = findLoggedField(of, field)!;
  return from === null && (logged.of !== of || logged.besides !== undefined);
}

function Value({ of, change: { field, titles, ...ends }, end }: { of: string; change: Change; end: 'from' | 'to' }) {
  return (
    <RecordContextProvider value={{ [field]: ends[end], titles: { [field]: titles[end] } }}>
      <CellOrNone name={field} field={findLoggedField(of, field)!.field} />
    </RecordContextProvider>
  );
}
