import { useNotify } from 'ra-core';
import { useState } from 'react';
import { getEntityKey } from '#domain/entities.ts';
import { maySnooze } from '#domain/home/officeQueues.ts';
import { getMorning, getSnoozeTime, snoozeTimes } from '#domain/home/snooze.ts';
import { snooze } from '#domain/home/snoozes.calls.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { currentRole } from '../../lib/session/session.ts';
import { getLocalZone } from '../../lib/time/localZone.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { Menu } from '../../ui/Menu.tsx';

const SnoozeDay = lazyWithPreload(
  makePreloadable(async () => (await import('./SnoozeDay.tsx')).SnoozeDay),
  'dialog',
);

interface Props {
  entity: Entity<any>;
  ids: readonly number[];
  disabled?: boolean;
  onDone: () => unknown;
}

/** Puts what waits off for its reader alone; nothing where no queue of their role holds it. */
export function SnoozeMenu({ entity, ids, disabled = false, onDone }: Props) {
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
  if (!maySnooze(currentRole()!, getEntityKey(entity.name))) return null;
  const until = (at: Date) => run({ body: { resource: entity.name, ids: [...ids], until: at.toISOString() } });
  const times = snoozeTimes.flatMap((time) => {
    const at = getSnoozeTime(time, now, getLocalZone());
    return at ? [{ time, at }] : [];
  });
  return (
    <>
      <Menu button={t('home.office.snooze.action')} className="button quiet" disabled={disabled || pending}>
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
