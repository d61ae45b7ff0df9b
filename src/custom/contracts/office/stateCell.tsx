import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { isLate } from '#domain/contracts/contract.ts';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { useT } from '../../../i18n/index.ts';
import { partsOf } from '../../../resources/partsOf.tsx';
import { GivenMark } from '../../../resources/queue/Given.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';

const { Value } = partsOf(contractApplication);

function State() {
  const t = useT();
  const [now] = useState(() => new Date());
  const application = useRecordContext<RecordOf<typeof contractApplication>>()!;
  return (
    <>
      <Value source="status" />{' '}
      {isLate(application.status, application, now) && (
        <StateChip tone="bad">{t('contracts.office.application.late')}</StateChip>
      )}{' '}
      <GivenMark entity={contractApplication} />
    </>
  );
}

/** The states of applications, with marks at those that the staff has had for too long, and at those that somebody was given. */
export const stateCell = { status: <State /> };
