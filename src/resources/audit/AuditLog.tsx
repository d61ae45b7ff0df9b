import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RecordSection } from '../../ui/record/RecordSection.tsx';
import { AuditItems } from './AuditItems.tsx';
import { auditPageSize, useAuditLog } from './useAuditLog.ts';

/** Who decided and changed what on the record that is shown, newest first. */
export function AuditLog({ entity }: { entity: Entity<any> }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const record = useRecordContext<{ id: number }>();
  const query = useAuditLog(entity, page);
  return (
    <RecordSection title={t('audit.office.title')} query={query}>
      {({ items, total }) => (
        <>
          {total === 0 && <p className="note">{t('audit.office.empty')}</p>}
          {total > 0 && <AuditItems items={items} getSubject={({ of }) => (of === entity.name ? undefined : {})} />}
          {total > 0 && record && (
            <p>
              <Link to={`/office/activity?${new URLSearchParams({ of: entity.name, record_id: String(record.id) })}`}>
                {t('audit.office.in_activity')}
              </Link>
            </p>
          )}
          <Pager page={page} pages={Math.ceil(total / auditPageSize)} onPage={setPage} />
        </>
      )}
    </RecordSection>
  );
}
