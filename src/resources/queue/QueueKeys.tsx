import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { useKeysOn, useSingleKeys } from '../../lib/singleKeys.ts';
import { KeysDialog } from '../../ui/KeysDialog.tsx';
import { decisionKeys } from '../../ui/reading/decisionKeys.ts';

export type Step = 'next' | 'previous';
export type KeyLine = readonly [label: string, key: string];

const keys = { j: 'next', k: 'previous', '?': 'help' } as const;
const noKeys: readonly KeyLine[] = [];

interface Props {
  go: (step: Step) => void;
  /** Says no more than its own key, beside others that are said. */
  brief?: true;
  /** What else has a key there. */
  furtherKeys?: readonly KeyLine[];
}

/** The keys that lead back and forth in a queue, and the button that tells them. */
export function QueueKeys({ go, brief, furtherKeys = noKeys }: Props) {
  const t = useT();
  const [keysOn] = useKeysOn();
  const [helping, setHelping] = useState(false);
  useSingleKeys<Step | 'help'>(keysOn && !helping, keys, {
    next: () => go('next'),
    previous: () => go('previous'),
    help: () => setHelping(true),
  });
  const title = t('common.office.keys');
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-haspopup="dialog"
        aria-label={brief && title}
        onClick={() => setHelping(true)}
      >
        {!brief && `${title} `}
        <kbd translate="no">?</kbd>
      </button>
      {helping && (
        <KeysDialog
          title={title}
          keys={[
            [t('common.office.review.next'), decisionKeys.next],
            [t('common.office.review.previous'), decisionKeys.previous],
            ...furtherKeys,
            [t('common.office.review.key.help'), '?'],
          ]}
          singleKeys
          onClose={() => setHelping(false)}
        />
      )}
    </>
  );
}
