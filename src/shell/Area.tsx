import { lazy } from 'react';
import { isAuthor, type Role } from '#domain/roles.ts';
import { pathOf } from '../resources/routes.ts';
import { guard, signInPath } from './guard.ts';

const author = () => import('../resources/author/index.tsx');
const office = () => import('../resources/office/index.tsx');
const signIn = () => import('../custom/signIn/SignIn.tsx').then(({ SignIn }) => ({ default: SignIn }));
const visitor = () => import('../resources/visitor/index.tsx');
const Author = lazy(author);
const Office = lazy(office);
const SignIn = lazy(signIn);
const Visitor = lazy(visitor);

/** The application of a role: authors never download the back office, nor staff the portal. */
export const Area = ({ role }: { role: Role }) => (isAuthor(role) ? <Author /> : <Office key={role} />);

const isSignIn = (address: string): boolean => pathOf(address) === signInPath;

/** What who is signed out sees at an address: sign-in, or a public page, which comes without it. */
export const Outside = ({ address }: { address: string }) =>
  isSignIn(address) ? <SignIn /> : <Visitor address={address} />;

// What fails here fails again, and shows, when it is drawn.
const fetchAhead = (part: () => Promise<unknown>): void => void part().catch(() => undefined);

/** Starts the download of a role's application before it is drawn. */
export const fetchArea = (role: Role): void => fetchAhead(isAuthor(role) ? author : office);

/** The same for what an address shows to who is signed out. */
export const fetchOutside = (address: string): void =>
  fetchAhead(isSignIn(guard(address) ?? address) ? signIn : visitor);
