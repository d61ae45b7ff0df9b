import { useListContext, useRecordContext, useRefresh } from 'ra-core';
import { useState, type ComponentType } from 'react';

export interface BulkActionProps {
  ids: readonly number[];
  /** `changed`: what is shown behind the dialog is no more. */
  onClose: (changed: boolean) => void;
}

interface Props {
  label: string;
  /** Comes when it is opened. */
  dialog: ComponentType<BulkActionProps>;
  look?: 'quiet' | 'danger';
}

function Opener({ ids, label, look, dialog: Dialog, onClose }: Props & BulkActionProps) {
  const [open, setOpen] = useState(false);
  const close = (changed: boolean) => {
    setOpen(false);
    onClose(changed);
  };
  return (
    <>
      <button type="button" className={`button ${look ?? ''}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && <Dialog ids={ids} onClose={close} />}
    </>
  );
}

/** Does something with the rows that are marked in a list, one or many. */
export function BulkActionButton(props: Props) {
  const { selectedIds, onUnselectItems, refetch } = useListContext<{ id: number }>();
  const close = (changed: boolean) => {
    if (!changed) return;
    onUnselectItems();
    void refetch();
  };
  return <Opener {...props} ids={selectedIds} onClose={close} />;
}

/** Does the same with the record that is shown. */
export function RecordActionButton(props: Props) {
  const record = useRecordContext<{ id: number }>();
  const refresh = useRefresh();
  if (!record) return null;
  return <Opener {...props} ids={[record.id]} onClose={(changed) => changed && refresh()} />;
}
