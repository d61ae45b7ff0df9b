import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { Locked } from './locked.ts';

const Holding = lazy(() =>
  import('./Holding.tsx').then(
    ({ Holding }) => ({ default: Holding }),
    // A lock is a courtesy: without its code one works without.
    () => ({ default: () => <></> }),
  ),
);

interface Props {
  entity: Entity<any>;
  id: number;
  /** There is something to do with the record. */
  open?: boolean;
  /** It was somebody else's until now, who may have changed it. */
  onMine?: () => void;
  children: ReactNode;
}

/** Holds a record while it is worked on, and above it says who else does; then it is `useLocked` to what is in it. */
export function RecordLock({ entity, id, open = true, onMine, children }: Props) {
  const [locked, setLocked] = useState(false);
  return (
    <Locked value={locked}>
      {open && (
        <Suspense>
          <Holding key={id} resource={entity.name} id={id} onLocked={setLocked} onMine={onMine} />
        </Suspense>
      )}
      {children}
    </Locked>
  );
}
