import { useNavigate } from 'react-router-dom';
import { getEntityKey } from '#domain/entities.ts';
import { mayTake } from '#domain/home/officeQueues.ts';
import { useT } from '../../i18n/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { GivenNote } from './Given.tsx';
import { QueueActions } from './QueueActions.tsx';
import { queueKeyLabels, queueKeyNames } from './queueKeys.ts';
import { Steps } from './Steps.tsx';
import type { ListQueue } from './useListQueue.ts';

interface Props {
  queue: ListQueue;
  id: number;
  /** Does the record wait for its reader? */
  waits: boolean;
}

/** The ways from a record of a queue: back and forth, and out of the queue. */
export function QueueSteps({ queue, id, waits }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { entity, next, skip, list } = queue;
  const leave = () => {
    skip();
    void navigate(next ?? list);
  };
  const takingKeys = [
    [t(queueKeyLabels.snooze), queueKeyNames.snooze],
    [t(queueKeyLabels.give), queueKeyNames.give],
  ] as const;
  return (
    <>
      <Steps way={queue} furtherKeys={mayTake(currentRole()!, getEntityKey(entity.name)) ? takingKeys : []}>
        {waits && <QueueActions entity={entity} ids={[id]} onDone={leave} />}
      </Steps>
      {waits && <GivenNote entity={entity} id={id} onDone={leave} />}
    </>
  );
}
