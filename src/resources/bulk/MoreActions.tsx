import { useState, type ComponentType } from 'react';
import { useT } from '../../i18n/index.ts';
import { Menu } from '../../ui/Menu.tsx';
import { useMarkedRows, useShownRecord, type Target } from './targets.ts';

interface Action {
  label: string;
  /** Comes when it is opened. */
  dialog: ComponentType<Target>;
}
interface Props {
  actions: readonly Action[];
}

function More({ actions, target: { ids, onClose }, up }: Props & { target: Target; up?: true }) {
  const t = useT();
  const [opened, setOpened] = useState<Action>();
  const close: Target['onClose'] = (changed, left) => {
    setOpened(undefined);
    onClose(changed, left);
  };
  return (
    <>
      <Menu button={t('common.more')} className="button quiet" up={up}>
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-haspopup="dialog"
            onClick={() => setOpened(action)}
          >
            {action.label}
          </button>
        ))}
      </Menu>
      {opened && <opened.dialog ids={ids} onClose={close} />}
    </>
  );
}

/** What ends the rows that are marked: a step away from what is done with them daily. */
export const MoreWithMarked = (props: Props) => <More {...props} target={useMarkedRows()} up />;

/** The same for the record that is shown. */
export function MoreWithRecord(props: Props) {
  const target = useShownRecord();
  return target && <More {...props} target={target} />;
}
