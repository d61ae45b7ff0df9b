import { authors, can, roles, type AllowedRoles, type Role } from '#domain/roles.ts';
import type { MessageKey } from '../../i18n/types.ts';

/** A route of the author portal (portal.md section 2). */
export interface PortalRoute {
  path: string;
  title: MessageKey;
  /** Who may open it; for all but 'anyone' one signs in first. */
  roles: AllowedRoles;
  /** Where a line leads to it: among the pages or the events of the sidebar, or below every page. */
  line?: 'sidebar' | 'events' | 'foot';
  /** False: the page stands without the sidebar. */
  sidebar?: false;
  /** False: without the partners' logos. */
  partners?: false;
  /** A bar of its own stays in sight above the page, instead of the navbar. */
  bar?: true;
  /** As wide as the screen instead of 1280 px. */
  narrow?: true;
}

/** Every route of the portal, in the order of the menu: guard, titles, sidebar, 404 and tests read it here. */
export const routes: readonly PortalRoute[] = [
  { path: '/home', title: 'pages.title.home', roles: authors, line: 'sidebar' },
  { path: '/story', title: 'stories.author.name', roles: authors, line: 'sidebar' },
  { path: '/story/form', title: 'stories.author.edit', roles: authors },
  { path: '/story/detail', title: 'pages.title.story_detail', roles: authors, bar: true },
  { path: '/story/upload', title: 'chapter-import.author.title', roles: authors },
  { path: '/story/preview', title: 'pages.title.story_preview', roles: authors },
  { path: '/story/preview/chapter', title: 'pages.title.story_preview', roles: authors },
  { path: '/story/release', title: 'releases.author.title', roles: authors },
  { path: '/story/tiny', title: 'pages.title.chapter_editor', roles: authors, bar: true },
  { path: '/income', title: 'pages.title.income', roles: ['author_signed'], line: 'sidebar' },
  { path: '/comments', title: 'pages.title.comments', roles: authors, line: 'sidebar' },
  { path: '/message', title: 'pages.title.message', roles: authors, line: 'sidebar' },
  { path: '/school', title: 'pages.title.school', roles: 'anyone', line: 'sidebar' },
  {
    path: '/schoolDetail',
    title: 'pages.title.lesson',
    roles: 'anyone',
    partners: false,
  },
  { path: '/person', title: 'pages.title.person', roles: roles, line: 'sidebar' },
  { path: '/sign', title: 'pages.title.sign', roles: authors, sidebar: false },
  { path: '/verify', title: 'pages.title.verify', roles: 'anyone', line: 'foot' },
  { path: '/login/login', title: 'accounts.sign_in', roles: 'anyone' },
  { path: '/login/init', title: 'pages.title.merge', roles: authors, sidebar: false },
  { path: '/login/name', title: 'pages.title.pen_name', roles: authors, sidebar: false },
  { path: '/wolf', title: 'pages.title.wolf', roles: 'anyone', line: 'events' },
  {
    path: '/wolf/h5',
    title: 'pages.title.wolf',
    roles: 'anyone',
    sidebar: false,
    narrow: true,
  },
  {
    path: '/werewolf',
    title: 'pages.title.werewolf',
    roles: 'anyone',
    line: 'events',
  },
  {
    path: '/dangerous',
    title: 'pages.title.dangerous',
    roles: 'anyone',
    line: 'events',
  },
  { path: '/mafia', title: 'pages.title.mafia', roles: 'anyone', line: 'events' },
  { path: '/event', title: 'pages.title.event', roles: 'anyone' },
  { path: '/benefit', title: 'pages.title.benefit', roles: 'anyone' },
  { path: '/handbook', title: 'pages.title.handbook', roles: 'anyone' },
  {
    path: '/composition',
    title: 'pages.title.composition',
    roles: 'anyone',
    line: 'foot',
  },
  {
    path: '/coverGuide',
    title: 'pages.title.cover_guide',
    roles: 'anyone',
    line: 'foot',
  },
  { path: '/clause/faq', title: 'pages.title.faq', roles: 'anyone' },
  {
    path: '/clause/termsOfService',
    title: 'pages.title.terms',
    roles: 'anyone',
    line: 'foot',
  },
  {
    path: '/clause/privacyPolicy',
    title: 'pages.title.privacy',
    roles: 'anyone',
    line: 'foot',
  },
];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The path of an address, without its query. */
export const stripQuery = (address: string): string => address.split('?')[0]!.replace(/(?<=.)\/+$/, '');

export const findRoute = (address: string): PortalRoute | undefined => byPath.get(stripQuery(address));

const byLowerCase = new Map(routes.map((route) => [route.path.toLowerCase(), route.path]));

/** An address as it is declared, where it is written in other letters or without its slash; or else as it is. */
export function resolveCanonicalPath(address: string): string {
  const rooted = address.startsWith('/') ? address : `/${address}`;
  const path = stripQuery(rooted);
  return byPath.has(path) ? rooted : (byLowerCase.get(path.toLowerCase()) ?? path) + rooted.slice(path.length);
}

/** The routes to which a place has a line, as far as the role may open them. */
export const listRoutesOfLine = (line: PortalRoute['line'], role?: Role): PortalRoute[] =>
  routes.filter((route) => route.line === line && can(role, route.roles));
