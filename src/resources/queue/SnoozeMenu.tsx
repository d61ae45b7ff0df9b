import { useNotify } from 'ra-core';
import { useState, type RefObject } from 'react';
import { getMorning, getSnoozeTime, snoozeTimes } from '#domain/home/snooze.ts';
import { snooze } from '#domain/home/snoozes.calls.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { getLocalZone } from '../../lib/time/localZone.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { queueKeyNames } from './queueKeys.ts';

const SnoozeDay = lazyWithPreload(
  makePreloadable(async () => (await import('./SnoozeDay.tsx')).SnoozeDay),
  'dialog',
);

interface Props {
  entity: Entity<any>;
  ids: readonly number[];
  /** Its button, for a key. */
  trigger: RefObject<HTMLButtonElement | null>;
  disabled: boolean;
  onDone: () => unknown;
}

/** Puts what waits off for its reader alone. */
export function SnoozeMenu({ entity, ids, trigger, disabled, onDone }: Props) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const notify = useNotify();
  const [picking, setPicking] = useState(false);
  const { run, pending } = useCommand(snooze, {
    invalidates: [[resourceOf(entity)]],
    onSuccess: (_, { body: { until } }) => {
      notify('home.office.snooze.done', { messageArgs: { time: formatTime(until, language) } });
      return onDone();
    },
  });
  const until = (at: Date) => run({ body: { resource: entity.name, ids: [...ids], until: at.toISOString() } });
  const times = snoozeTimes.flatMap((time) => {
    const at = getSnoozeTime(time, now, getLocalZone());
    return at ? [{ time, at }] : [];
  });
  return (
    <>
      <Menu
        button={
          <>
            {t('home.office.snooze.action')} <kbd translate="no">{queueKeyNames.snooze}</kbd>
          </>
        }
        className="button quiet"
        trigger={trigger}
        disabled={disabled || pending || ids.length === 0}
      >
        {times.map(({ time, at }) => (
          <button key={time} type="button" role="menuitem" tabIndex={-1} onClick={() => void until(at)}>
            {t(`home.office.snooze.${time}`)} <small>{formatTime(at.toISOString(), language)}</small>
          </button>
        ))}
        <button type="button" role="menuitem" tabIndex={-1} aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {t('home.office.snooze.pick')}
        </button>
      </Menu>
      {picking && (
        <SnoozeDay
          pending={pending}
          onPick={(day) => void until(getMorning(day, getLocalZone())).finally(() => setPicking(false))}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
