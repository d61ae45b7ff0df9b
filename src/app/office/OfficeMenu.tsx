import { getQueue } from '#domain/home/officeQueues.ts';
import { getQueueAddress } from '../../custom/home/office/queueAddress.ts';
import { useOfficeHome } from '../../custom/home/office/useOfficeHome.ts';
import { useRenewal } from '../../custom/home/office/useRenewal.ts';
import { useSettled } from '../../lib/api/useSettled.ts';
import { stripQuery } from '../../lib/routing/routes.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useFirstViews } from '../../resources/list/views/useFirstView.ts';
import { buildOfficeMenu } from '../../resources/menu.ts';
import { Sidebar } from '../layout/Sidebar.tsx';
import { officeIcons } from './icons.ts';

/** The menu of the staff, with what waits beside the line that leads to it. */
export function OfficeMenu() {
  const role = currentRole()!;
  // What the page shows comes first.
  const settled = useSettled();
  const { data } = useOfficeHome(settled);
  useFirstViews(settled);
  useRenewal();
  const groups = buildOfficeMenu(role);
  const lines = groups.flatMap(({ items }) => items.map(({ path }) => path));
  const waiting: Record<string, number> = {};
  for (const { name, count } of data?.queues ?? []) {
    if (getQueue(name).ownBadge) continue;
    const path = stripQuery(getQueueAddress(name, role));
    const line = lines.find((line) => path === line || path.startsWith(`${line}/`));
    // Several queues may be worked off in one list.
    if (line) waiting[line] = (waiting[line] ?? 0) + count;
  }
  return <Sidebar groups={groups} icons={officeIcons} waiting={waiting} />;
}
