import { useRef, useState } from 'react';
import { getEntityKey } from '#domain/entities.ts';
import { mayTake } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useKeysOn, useSingleKeys } from '../../lib/singleKeys.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { queueKeyActions, queueKeyNames } from './queueKeys.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';

const GiveDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./GiveDialog.tsx')).GiveDialog),
  'dialog',
);

interface Props {
  entity: Entity<any>;
  /** One is given to a colleague, any are put off. */
  ids: readonly number[];
  disabled?: boolean;
  /** Runs before a key does something, to say which records are meant. */
  onKey?: () => void;
  onDone: () => unknown;
}

/** Takes what waits out of its reader's queue: until later, or to a colleague; nothing where no queue of their role holds it. */
export function QueueActions({ entity, ids, disabled = false, onKey, onDone }: Props) {
  const t = useT();
  const [keysOn] = useKeysOn();
  const [giving, setGiving] = useState<number>();
  const snoozeButton = useRef<HTMLButtonElement>(null);
  const giveButton = useRef<HTMLButtonElement>(null);
  const isTakable = mayTake(currentRole()!, getEntityKey(entity.name));
  useSingleKeys(keysOn && isTakable, queueKeyActions, {
    snooze: () => {
      onKey?.();
      snoozeButton.current?.click();
    },
    give: () => {
      onKey?.();
      giveButton.current?.click();
    },
  });
  if (!isTakable) return null;
  return (
    <>
      <SnoozeMenu entity={entity} ids={ids} trigger={snoozeButton} disabled={disabled} onDone={onDone} />
      <button
        ref={giveButton}
        type="button"
        className="button quiet"
        disabled={disabled || ids.length !== 1}
        aria-haspopup="dialog"
        onClick={() => setGiving(ids[0])}
      >
        {t('home.office.give.action')} <kbd translate="no">{queueKeyNames.give}</kbd>
      </button>
      {giving !== undefined && (
        <GiveDialog
          entity={entity}
          id={giving}
          onDone={() => {
            setGiving(undefined);
            return onDone();
          }}
          onClose={() => setGiving(undefined)}
        />
      )}
    </>
  );
}
