import Trophy from 'lucide-react/icons/trophy';
import type { Role } from '#domain/roles.ts';
import { useEvents } from '../../custom/contests/author/useEvents.ts';
import { listRoutesOfLine } from '../../lib/routing/routes.ts';
import type { Group } from '../../resources/menu.ts';

const listLines = (...at: Parameters<typeof listRoutesOfLine>) =>
  listRoutesOfLine(...at).map(({ path, title }) => ({ path, label: title }));

/** What an author finds in the sidebar always: only what the role may open. */
export const buildAuthorMenu = (role: Role): Group[] => [
  { items: listLines('sidebar', role), editor: true },
  { title: 'layout.events', items: listLines('events', role) },
];

/** The same with the contests that take entries now, and without the events that are not held; no group where none is. */
export function useAuthorMenu(role: Role): Group[] {
  const [pages, events] = buildAuthorMenu(role) as [Group, Group];
  const running = useEvents().map(({ path, name }) => ({ path, name, icon: Trophy }));
  return running.length > 0 ? [pages, { ...events, items: running }] : [pages];
}
