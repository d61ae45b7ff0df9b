import type { ComponentProps, ReactNode } from 'react';
import type { Send } from '../../lib/command/keyedSend.ts';
import { BatchDialog } from './BatchDialog.tsx';
import type { BatchItem } from './batchItem.ts';
import { ReasonArea } from './ReasonArea.tsx';
import { useReason } from './useReason.ts';

type Own = 'danger' | 'invalid' | 'onTried' | 'decide' | 'children';
type Props<T extends BatchItem> = Omit<ComponentProps<typeof BatchDialog<T>>, Own> & {
  decide: (ready: T[], send: Send, reason: string) => Promise<T[]>;
  children?: ReactNode;
};

/** A batch that is refused, with a reason for all. */
export function ReasonBatch<T extends BatchItem>({ decide, children, ...props }: Props<T>) {
  const reason = useReason();
  return (
    <BatchDialog
      {...props}
      danger
      invalid={() => reason.missing}
      onTried={reason.onTried}
      decide={(ready, send) => decide(ready, send, reason.reason)}
    >
      <ReasonArea {...reason} />
      {children}
    </BatchDialog>
  );
}
