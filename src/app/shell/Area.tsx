import { isAuthor, type Role } from '#domain/roles.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { areas, fetchExpected, isSignIn } from './areas.ts';

const Author = lazyWithPreload(areas.author);
const Office = lazyWithPreload(areas.office);
const SignIn = lazyWithPreload(areas.signIn);
const Visitor = lazyWithPreload(areas.visitor);

/** The application of a role: authors never download the back office, nor staff the portal. */
export const Area = ({ role }: { role: Role }) => (isAuthor(role) ? <Author /> : <Office key={role} />);

/** What who is signed out sees at an address: sign-in, or a public page, which comes without it. */
export const Outside = ({ address }: { address: string }) =>
  isSignIn(address) ? <SignIn onTyping={() => void fetchExpected(address)} /> : <Visitor address={address} />;
