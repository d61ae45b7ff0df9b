import type { Role } from '#domain/roles.ts';
import { linesAt } from '../../lib/routing/routes.ts';
import type { Group } from '../../resources/menu.ts';

const lines = (...at: Parameters<typeof linesAt>) => linesAt(...at).map(({ path, title }) => ({ path, label: title }));

/** What an author finds in the sidebar: only what the role may open. */
export const authorMenu = (role: Role): Group[] => [
  { items: lines('sidebar', role), editor: true },
  { title: 'layout.events', items: lines('events', role) },
];
