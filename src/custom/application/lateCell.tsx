import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { contractApplication } from '#domain/entities/contractApplication.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { isLate } from '#domain/rules/contract.ts';
import { useT } from '../../i18n/index.ts';
import { partsOf } from '../../kit/partsOf.tsx';

const { Value } = partsOf(contractApplication);

function State() {
  const t = useT();
  const [now] = useState(() => new Date());
  const application = useRecordContext<RecordOf<typeof contractApplication>>()!;
  return (
    <>
      <Value source="status" />{' '}
      {isLate(application.status, application, now) && <span className="chip bad">{t('application.late')}</span>}
    </>
  );
}

/** The states of applications, with a mark at those that the staff has had for too long. */
export const lateCell = { status: <State /> };
