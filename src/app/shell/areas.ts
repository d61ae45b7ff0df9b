import { isAuthor, type Role } from '#domain/roles.ts';
import { code, fetchAhead } from '../../lib/lazy/code.ts';
import { guard, leadsToOffice, signInPath } from '../../lib/routing/guard.ts';
import { pathOf } from '../../lib/routing/routes.ts';
import { lastWasStaff } from '../../lib/session/session.ts';

export const areas = {
  author: code(async () => (await import('../author/index.tsx')).default),
  office: code(async () => (await import('../office/index.tsx')).default),
  signIn: code(async () => (await import('../../custom/accounts/public/SignIn.tsx')).default),
  visitor: code(async () => (await import('../visitor/index.tsx')).default),
};

export const isSignIn = (address: string): boolean => pathOf(address) === signInPath;

/** Starts the download of a role's application before it is drawn. */
export const fetchArea = (role: Role): Promise<unknown> =>
  isAuthor(role) ? fetchAhead(areas.author) : fetchAhead(areas.office);

/** The same for what an address shows to who is signed out. */
export const fetchOutside = (address: string): Promise<unknown> =>
  isSignIn(guard(address) ?? address) ? fetchAhead(areas.signIn) : fetchAhead(areas.visitor);

/** The same for whoever will probably sign in at an address. */
export const fetchExpected = (address: string): Promise<unknown> =>
  fetchAhead(leadsToOffice(address) || lastWasStaff() ? areas.office : areas.author);
