import { isAuthor, type Role } from '#domain/roles.ts';
import { makePreloadable, preload } from '../../lib/lazy/preloadable.ts';
import { guard, redirectsToOffice, signInPath } from '../../lib/routing/guard.ts';
import { stripQuery } from '../../lib/routing/routes.ts';
import { wasStaff } from '../../lib/session/session.ts';

export const areas = {
  author: makePreloadable(async () => (await import('../author/index.tsx')).default),
  office: makePreloadable(async () => (await import('../office/index.tsx')).default),
  signIn: makePreloadable(async () => (await import('../../custom/accounts/public/SignIn.tsx')).default),
  visitor: makePreloadable(async () => (await import('../visitor/index.tsx')).default),
};

export const isSignIn = (address: string): boolean => stripQuery(address) === signInPath;

/** Starts the download of a role's application before it is drawn. */
export const fetchArea = (role: Role): Promise<unknown> =>
  isAuthor(role) ? preload(areas.author) : preload(areas.office);

/** The same for what an address shows to who is signed out. */
export const fetchOutside = (address: string): Promise<unknown> =>
  isSignIn(guard(address) ?? address) ? preload(areas.signIn) : preload(areas.visitor);

/** The same for whoever will probably sign in at an address. */
export const fetchExpected = (address: string): Promise<unknown> =>
  preload(redirectsToOffice(address) || wasStaff() ? areas.office : areas.author);
