import { useEffect, useRef, useState } from 'react';
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

type Step = 'next' | 'previous';
const keys = { j: 'next', k: 'previous', '?': 'help' } as const;

/** Goes to the next or the previous record of a queue: what is pressed before the queue is there counts once it is. */
function useStep({ isPending, next, previous }: ListQueue) {
  const navigate = useNavigate();
  const awaited = useRef<Step>(undefined);
  useEffect(() => {
    if (isPending || !awaited.current) return;
    const path = { next, previous }[awaited.current];
    awaited.current = undefined;
    if (path) void navigate(path);
  }, [isPending, next, previous, navigate]);
  return (step: Step) => {
    const path = { next, previous }[step];
    if (path) void navigate(path);
    else if (isPending) awaited.current = step;
  };
}

/** The ways from a record of a queue: back and forth, and out of the queue. */
export function QueueSteps({ queue, id, waits }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [keysOn] = useKeysOn();
  const [helping, setHelping] = useState(false);
  const { entity, next, skip, list } = queue;
  const go = useStep(queue);
  useSingleKeys<Step | 'help'>(keysOn && !helping, keys, {
    next: () => go('next'),
    previous: () => go('previous'),
    help: () => setHelping(true),
  });
  const leave = () => {
    skip();
    void navigate(next ?? list);
  };
  const drawStep = (step: Step) => (
    <button type="button" className="button quiet" disabled={queue[step] === undefined} onClick={() => go(step)}>
      {t(`common.office.review.${step}`)} <kbd translate="no">{decisionKeys[step]}</kbd>
    </button>
  );
  return (
    <>
      <div className="actions" data-actions="">
        {waits && <QueueActions entity={entity} ids={[id]} onDone={leave} />}
        {drawStep('previous')}
        {drawStep('next')}
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
