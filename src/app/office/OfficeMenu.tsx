import { useLayoutEffect, useMemo } from 'react';
import type { OfficeQueue } from '#domain/home/officeHome.calls.ts';
import { getQueue } from '#domain/home/officeQueues.ts';
import type { Role } from '#domain/roles.ts';
import { getQueueAddress } from '../../custom/home/office/queueAddress.ts';
import { useOfficeHome } from '../../custom/home/office/useOfficeHome.ts';
import { useRenewal } from '../../custom/home/office/useRenewal.ts';
import { useSettled } from '../../lib/api/useSettled.ts';
import { showWaiting } from '../../lib/live/unread.ts';
import { stripQuery } from '../../lib/routing/routes.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useFirstViews } from '../../resources/list/views/useFirstView.ts';
import { buildOfficeMenu, type Group } from '../../resources/menu.ts';
import { Sidebar } from '../layout/Sidebar.tsx';
import { officeIcons } from './icons.ts';

/** How much waits, by the path of the line that leads to it. */
function countWaiting(queues: readonly OfficeQueue[], groups: readonly Group[], role: Role): Record<string, number> {
  const lines = groups.flatMap(({ items }) => items.map(({ path }) => path));
  const waiting: Record<string, number> = {};
  for (const { name, count } of queues) {
    if (getQueue(name).ownBadge) continue;
    const path = stripQuery(getQueueAddress(name, role));
    const line = lines.find((line) => path === line || path.startsWith(`${line}/`));
    // Several queues may be worked off in one list.
    if (line) waiting[line] = (waiting[line] ?? 0) + count;
  }
  return waiting;
}

/** The menu of the staff, with what waits beside the line that leads to it. */
export function OfficeMenu() {
  const role = currentRole()!;
  // What the page shows comes first.
  const settled = useSettled();
  const { data } = useOfficeHome(settled);
  useFirstViews(settled);
  useRenewal();
  const groups = useMemo(() => buildOfficeMenu(role), [role]);
  const waiting = useMemo(() => countWaiting(data?.queues ?? [], groups, role), [data, groups, role]);
  useLayoutEffect(() => {
    showWaiting(waiting);
    return () => showWaiting();
  }, [waiting]);
  return <Sidebar groups={groups} icons={officeIcons} />;
}
