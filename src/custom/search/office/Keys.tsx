import { useT } from '../../../i18n/index.ts';
import { useListKeyLines } from '../../../resources/list/keys/useListKeyLines.ts';
import { KeysDialog } from '../../../ui/KeysDialog.tsx';
import { getCommandKey, getOpeningKeys } from './searchKeys.ts';

/** The keys of the palette. */
export function Keys({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <KeysDialog
      title={t('search.office.keys')}
      keys={[
        [t('search.office.title'), getOpeningKeys()],
        [t('search.office.move'), '↑ ↓'],
        [t('search.office.choose'), '↵'],
        [t('search.office.new_tab'), `${getCommandKey()} ↵`],
        [t('common.close'), 'Esc'],
        ...useListKeyLines(),
      ]}
      singleKeys
      onClose={onClose}
    />
  );
}
