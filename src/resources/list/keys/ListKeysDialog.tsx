import { useT } from '../../../i18n/index.ts';
import { KeysDialog } from '../../../ui/KeysDialog.tsx';
import { useListKeyLines } from './useListKeyLines.ts';

/** The keys of a list. */
export function ListKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return <KeysDialog title={t('common.office.keys')} keys={useListKeyLines()} singleKeys onClose={onClose} />;
}
