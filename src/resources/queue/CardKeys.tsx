import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { useKeysOn, useSingleKeys } from '../../lib/singleKeys.ts';
import { KeysDialog } from '../../ui/KeysDialog.tsx';
import { decisionKeys } from '../../ui/reading/decisionKeys.ts';
import { moveToCard } from './cards.ts';

const keys = { j: 'next', k: 'previous', '?': 'help' } as const;

/** The keys of a queue whose records stand on one page (`cards.ts`). */
export function CardKeys() {
  const t = useT();
  const [keysOn] = useKeysOn();
  const [helping, setHelping] = useState(false);
  useSingleKeys<'next' | 'previous' | 'help'>(keysOn && !helping, keys, {
    next: () => moveToCard(1),
    previous: () => moveToCard(-1),
    help: () => setHelping(true),
  });
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setHelping(true)}>
        {t('common.office.keys')} <kbd translate="no">?</kbd>
      </button>
      {helping && (
        <KeysDialog
          title={t('common.office.keys')}
          keys={[
            [t('common.office.review.next'), decisionKeys.next],
            [t('common.office.review.previous'), decisionKeys.previous],
            [t('common.office.review.key.help'), '?'],
          ]}
          singleKeys
          onClose={() => setHelping(false)}
        />
      )}
    </>
  );
}
