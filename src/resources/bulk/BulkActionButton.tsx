import { useState, type ComponentType } from 'react';
import { useMarkedRows, useShownRecord, type Target } from './targets.ts';

export type BulkActionProps = Target;

interface Props {
  label: string;
  /** Comes when it is opened. */
  dialog: ComponentType<BulkActionProps>;
  look?: 'quiet' | 'danger';
}

function Opener({ label, look, dialog: Dialog, target: { ids, onClose } }: Props & { target: Target }) {
  const [open, setOpen] = useState(false);
  const close: Target['onClose'] = (changed, left) => {
    setOpen(false);
    onClose(changed, left);
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
export const BulkActionButton = (props: Props) => <Opener {...props} target={useMarkedRows()} />;

/** Does the same with the record that is shown. */
export function RecordActionButton(props: Props) {
  const target = useShownRecord();
  return target && <Opener {...props} target={target} />;
}
