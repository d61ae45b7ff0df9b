import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { reasonBody } from '#domain/shared/reason.ts';
import { useT } from '../../i18n/index.ts';
import { ReasonArea } from '../../ui/reason/ReasonArea.tsx';
import type { BulkActionProps } from './BulkActionButton.tsx';
import { BulkDecisionDialog } from './BulkDecisionDialog.tsx';
import type { BulkDecisionItem } from './bulkDecisionItem.ts';
import { useBulkDecision } from './useBulkDecision.ts';

interface Props<T extends BulkDecisionItem>
  extends BulkActionProps, Pick<ComponentProps<typeof BulkDecisionDialog<T>>, 'hint' | 'facts' | 'getAmount'> {
  title: string;
  preview: (ids: number[]) => Promise<T[]>;
  decide: (ready: readonly T[], reason: string) => Promise<T[]>;
  invalidates?: readonly QueryKey[];
}

/** A bulk decision against records, with one reason for all. */
export function BulkReasonDialog<T extends BulkDecisionItem>({
  ids,
  title,
  preview,
  decide,
  invalidates,
  ...dialog
}: Props<T>) {
  const t = useT();
  const bulk = useBulkDecision({
    ids,
    title,
    preview,
    ruleOf: () => reasonBody,
    defaultValues: { reason: '' },
    decide: (ready, { reason }) => decide(ready, reason),
    invalidates,
  });
  return (
    <BulkDecisionDialog {...dialog} bulk={bulk} danger>
      <ReasonArea {...bulk.field('reason')} label={t('common.office.decision.reason')} />
    </BulkDecisionDialog>
  );
}
