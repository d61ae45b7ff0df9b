import { useState, type ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { Locked } from './locked.ts';
import { LockNotice } from './LockNotice.tsx';

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
      {open && <LockNotice key={id} resource={entity.name} id={id} onLocked={setLocked} onMine={onMine} />}
      {children}
    </Locked>
  );
}
