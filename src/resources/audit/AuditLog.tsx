import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { auditLogCall } from '#domain/audit/auditLog.calls.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Pager } from '../../ui/Pager.tsx';
import { RecordSection } from '../../ui/record/RecordSection.tsx';
import { auditKeys } from '../queryKeys.ts';
import { AuditLogItem } from './AuditLogItem.tsx';
import css from './auditLog.module.css';

const perPage = 10;
/** Who decided and changed what on the record that is shown, newest first. */
export function AuditLog({ entity }: { entity: Entity<any> }) {
  const of = entity.name;
  const t = useT();
  const record = useRecordContext<{ id: number }>();
  const [page, setPage] = useState(1);
  const [call] = useState(() => auditLogCall(entity));
  const query = useQuery({
    queryKey: auditKeys.page(of, record?.id, page),
    queryFn: () => send(call, { params: { id: record!.id }, query: { page, per_page: perPage } }),
    enabled: record !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <RecordSection title={t('audit.office.title')} query={query}>
      {({ items, total }) => (
        <>
          {total === 0 && <p className="note">{t('audit.office.empty')}</p>}
          {total > 0 && (
            <ol className={css.items}>
              {items.map((item) => (
                <AuditLogItem key={item.id} item={item} foreign={item.of !== of} />
              ))}
            </ol>
          )}
          <Pager page={page} pages={Math.ceil(total / perPage)} onPage={setPage} />
        </>
      )}
    </RecordSection>
  );
}
