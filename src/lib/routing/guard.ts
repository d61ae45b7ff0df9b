import { can, isAuthor, type AllowedRoles, type Role } from '#domain/roles.ts';
import { stripQuery, resolveCanonicalPath, findRoute } from './routes.ts';

/** Sign-in's address, with the way back to where one is (portal.md section 2). */
export const signInPath = '/login/login';

export const signInFor = (address: string): string => `${signInPath}?redirect=${encodeURIComponent(address)}`;

/** Where an author sets the pen name, on the way that an address is on. */
export function getPenNamePath(address: string): string {
  const redirect = getRedirect(address);
  return redirect ? `/login/name?redirect=${encodeURIComponent(redirect)}` : '/login/name';
}

/** The own profile, with the way back to where one is. */
export const getProfilePath = (address: string): string => `/person?redirect=${encodeURIComponent(address)}`;

/** An address of the profile, with the way back that the present one has. */
export function withWayBack(to: string, address: string): string {
  const redirect = getRedirect(address);
  if (!redirect) return to;
  return `${to}${to.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}`;
}

const getRedirect = (address: string): string => new URLSearchParams(address.split('?')[1]).get('redirect') ?? '';

const isOffice = (path: string): boolean => /^\/office(\/|$)/.test(path);

/** Does sign-in lead on to the back office? */
export const redirectsToOffice = (address: string): boolean => isOffice(stripQuery(getRedirect(address)));

/** Where a role's day begins. */
const getHome = (role: Role): string => (isAuthor(role) ? '/home' : '/office/home');

/** Where `redirect` leads: a path of ours that the role may open, else home. */
export function getRedirectTarget(address: string, role: Role): string {
  const target = getRedirect(address);
  const internal = /^\/(?![/\\])[^\\]*$/.test(target) && !target.startsWith('/login');
  const path = stripQuery(target);
  const theirs = isOffice(path) ? !isAuthor(role) : can(role, findRoute(path)?.roles ?? []);
  return internal && theirs ? target : getHome(role);
}

/** Where an address leads instead of itself, if it does (portal.md section 2, 'Navigation guard'). */
export function guard(rawAddress: string, role?: Role): string | undefined {
  const address = resolveCanonicalPath(rawAddress);
  if (address !== rawAddress) return resolveRedirect(address, role);
  const path = stripQuery(address);
  if (path === '/clause') return '/';
  return role ? guardRole(address, path, role) : guardVisitor(address, path);
}

/** Where an address leads to in the end. */
export const resolveRedirect = (address: string, role?: Role): string => guard(address, role) ?? address;

function guardRole(address: string, path: string, role: Role): string | undefined {
  if (path === signInPath || path === '/login') return getRedirectTarget(address, role);
  const home = getHome(role);
  return ['/', '/user', '/home'].includes(path) && path !== home ? home : undefined;
}

function guardVisitor(address: string, path: string): string | undefined {
  if (path === '/' || path === '/user') return '/home';
  if (['/login', '/login/init', '/login/name'].includes(path)) return signInPath;
  const nobody: AllowedRoles = [];
  const roles = findRoute(path)?.roles ?? (isOffice(path) ? nobody : 'anyone');
  return roles === 'anyone' ? undefined : signInFor(address);
}
