import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getEntityKey } from '#domain/entities.ts';
import { mayTake } from '#domain/home/officeQueues.ts';
import { useT } from '../../i18n/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useKeysOn, useSingleKeys } from '../../lib/singleKeys.ts';
import { KeysDialog } from '../../ui/KeysDialog.tsx';
import { decisionKeys } from '../../ui/reading/decisionKeys.ts';
import { GivenNote } from './Given.tsx';
import { QueueActions } from './QueueActions.tsx';
import { queueKeyLabels, queueKeyNames } from './queueKeys.ts';
import type { ListQueue } from './useListQueue.ts';

interface Props {
  queue: ListQueue;
  id: number;
  /** Does the record wait for its reader? */
  waits: boolean;
}

const keys = { j: 'next', k: 'previous', '?': 'help' } as const;

/** The ways from a record of a queue: back and forth, and out of the queue. */
export function QueueSteps({ queue, id, waits }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [keysOn] = useKeysOn();
  const [helping, setHelping] = useState(false);
  const { entity, next, previous, skip, list } = queue;
  useSingleKeys<'next' | 'previous' | 'help'>(keysOn && !helping, keys, {
    ...(next && { next: () => void navigate(next) }),
    ...(previous && { previous: () => void navigate(previous) }),
    help: () => setHelping(true),
  });
  const leave = () => {
    skip();
    void navigate(next ?? list);
  };
  const step = (path: string | undefined, key: 'next' | 'previous') => (
    <button
      type="button"
      className="button quiet"
      disabled={path === undefined}
      onClick={() => path && void navigate(path)}
    >
      {t(`common.office.review.${key}`)} <kbd translate="no">{decisionKeys[key]}</kbd>
    </button>
  );
  return (
    <>
      <div className="actions" data-actions="">
        {waits && <QueueActions entity={entity} ids={[id]} onDone={leave} />}
        {step(previous, 'previous')}
        {step(next, 'next')}
        <button
          type="button"
          className="button quiet"
          aria-haspopup="dialog"
          aria-label={t('common.office.keys')}
          onClick={() => setHelping(true)}
        >
          <kbd translate="no">?</kbd>
        </button>
      </div>
      {waits && <GivenNote entity={entity} id={id} onDone={leave} />}
      {helping && (
        <KeysDialog
          title={t('common.office.keys')}
          keys={[
            [t('common.office.review.next'), decisionKeys.next],
            [t('common.office.review.previous'), decisionKeys.previous],
            ...(mayTake(currentRole()!, getEntityKey(entity.name))
              ? ([
                  [t(queueKeyLabels.snooze), queueKeyNames.snooze],
                  [t(queueKeyLabels.give), queueKeyNames.give],
                ] as const)
              : []),
            [t('common.office.review.key.help'), '?'],
          ]}
          singleKeys
          onClose={() => setHelping(false)}
        />
      )}
    </>
  );
}
