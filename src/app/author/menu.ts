import Trophy from 'lucide-react/icons/trophy';
import type { Role } from '#domain/roles.ts';
import { useEvents } from '../../custom/contests/author/useEvents.ts';
import { linesAt } from '../../lib/routing/routes.ts';
import type { Group } from '../../resources/menu.ts';

const lines = (...at: Parameters<typeof linesAt>) => linesAt(...at).map(({ path, title }) => ({ path, label: title }));

/** What an author finds in the sidebar always: only what the role may open. */
export const authorMenu = (role: Role): Group[] => [
  { items: lines('sidebar', role), editor: true },
  { title: 'layout.events', items: lines('events', role) },
];

/** The same with the contests that take entries now. */
export function useAuthorMenu(role: Role): Group[] {
  const [pages, events] = authorMenu(role) as [Group, Group];
  const running = useEvents().map(({ path, name }) => ({ path, name, icon: Trophy }));
  return [pages, { ...events, items: running }];
}
