import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { reasonBody } from '#domain/shared/reason.ts';
import { useT } from '../../i18n/index.ts';
import { ReasonArea } from '../../ui/reason/ReasonArea.tsx';
import type { BatchProps } from './BatchButton.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import type { BatchItem } from './batchItem.ts';
import { useBatch } from './useBatch.ts';

interface Props<T extends BatchItem>
  extends BatchProps, Pick<ComponentProps<typeof BatchDialog<T>>, 'hint' | 'facts' | 'amountOf'> {
  title: string;
  preview: (ids: number[]) => Promise<T[]>;
  decide: (ready: readonly T[], reason: string) => Promise<T[]>;
  invalidates?: readonly QueryKey[];
}

/** A batch that is refused, with a reason for all. */
export function ReasonBatch<T extends BatchItem>({ ids, title, preview, decide, invalidates, ...dialog }: Props<T>) {
  const t = useT();
  const batch = useBatch({
    ids,
    title,
    preview,
    ruleOf: () => reasonBody,
    defaultValues: { reason: '' },
    decide: (ready, { reason }) => decide(ready, reason),
    invalidates,
  });
  return (
    <BatchDialog {...dialog} batch={batch} danger>
      <ReasonArea {...batch.field('reason')} label={t('money.office.batch.reason')} />
    </BatchDialog>
  );
}
