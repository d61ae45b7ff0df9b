import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { Pager } from '../../ui/Pager.tsx';
import { RecordSection } from '../../ui/record/RecordSection.tsx';
import { AuditItems } from './AuditItems.tsx';
import { auditPageSize, useAuditLog } from './useAuditLog.ts';

/** Who decided and changed what on the record that is shown, newest first. */
export function AuditLog({ entity }: { entity: Entity<any> }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const query = useAuditLog(entity, page);
  return (
    <RecordSection title={t('audit.office.title')} query={query}>
      {({ items, total }) => (
        <>
          {total === 0 && <p className="note">{t('audit.office.empty')}</p>}
          {total > 0 && <AuditItems items={items} getSubject={({ of }) => (of === entity.name ? undefined : {})} />}
          <Pager page={page} pages={Math.ceil(total / auditPageSize)} onPage={setPage} />
        </>
      )}
    </RecordSection>
  );
}
