import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { useKeysOn, useSingleKeys } from '../../lib/singleKeys.ts';
import { KeysDialog } from '../../ui/KeysDialog.tsx';
import { decisionKeys } from '../../ui/reading/decisionKeys.ts';

const keys = { j: 'next', k: 'previous', '?': 'help' } as const;
const listCards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];

/** Gives the focus to the card some places on, or to the first; its own fields and buttons come after it. */
function move(by: 1 | -1) {
  const cards = listCards();
  const card = document.activeElement?.closest<HTMLElement>('[data-card]');
  const at = card ? cards.indexOf(card) + by : 0;
  cards[Math.min(Math.max(at, 0), cards.length - 1)]?.focus();
}

/** The keys of a queue whose records stand on one page, as cards with `data-card` that take the focus. */
export function CardKeys() {
  const t = useT();
  const [keysOn] = useKeysOn();
  const [helping, setHelping] = useState(false);
  useSingleKeys<'next' | 'previous' | 'help'>(keysOn && !helping, keys, {
    next: () => move(1),
    previous: () => move(-1),
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
