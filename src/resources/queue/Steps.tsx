import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/index.ts';
import { decisionKeys } from '../../ui/reading/decisionKeys.ts';
import { QueueKeys, type KeyLine, type Step } from './QueueKeys.tsx';

/** The paths before and after what is on screen. */
interface Way {
  next: string | undefined;
  previous: string | undefined;
  isPending: boolean;
}

/** Goes to the next or the previous record of a queue: what is pressed before the queue is there counts once it is. */
function useStep({ isPending, next, previous }: Way) {
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

interface Props {
  way: Way;
  /** What else can be done with the record, and the keys of that. */
  children?: ReactNode;
  furtherKeys?: readonly KeyLine[];
}

/** The ways back and forth in a queue whose records have a page each. */
export function Steps({ way, children, furtherKeys }: Props) {
  const t = useT();
  const go = useStep(way);
  const drawStep = (step: Step) => (
    <button type="button" className="button quiet" disabled={way[step] === undefined} onClick={() => go(step)}>
      {t(`common.office.review.${step}`)} <kbd translate="no">{decisionKeys[step]}</kbd>
    </button>
  );
  return (
    <div className="actions" data-actions="">
      {children}
      {drawStep('previous')}
      {drawStep('next')}
      <QueueKeys go={go} brief furtherKeys={furtherKeys} />
    </div>
  );
}
