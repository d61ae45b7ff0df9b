import { isAuthor, type Role } from '#domain/roles.ts';
import { drawn } from '../../ui/lazy/drawn.tsx';
import { areas, fetchExpected, isSignIn } from './areas.ts';

const Author = drawn(areas.author);
const Office = drawn(areas.office);
const SignIn = drawn(areas.signIn);
const Visitor = drawn(areas.visitor);

/** The application of a role: authors never download the back office, nor staff the portal. */
export const Area = ({ role }: { role: Role }) => (isAuthor(role) ? <Author /> : <Office key={role} />);

/** What who is signed out sees at an address: sign-in, or a public page, which comes without it. */
export const Outside = ({ address }: { address: string }) =>
  isSignIn(address) ? <SignIn onTyping={() => void fetchExpected(address)} /> : <Visitor address={address} />;
