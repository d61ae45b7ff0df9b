import { useEffect, type ReactNode } from 'react';
import { findRole } from '#domain/roles.ts';
import { enterArea } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { replaceAddress, useAddress } from '../../lib/routing/address.ts';
import { guard } from '../../lib/routing/guard.ts';
import { isViewing, useUser } from '../../lib/session/session.ts';
import { useProfile } from '../../lib/session/useProfile.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary.tsx';
import { Area, Outside } from './Area.tsx';
import { takePendingSession, usePendingSession } from './urlParams.ts';

// A link that signs in somebody else is rare.
const SwitchAccount = lazyWithPreload(makePreloadable(async () => (await import('./SwitchAccount.tsx')).SwitchAccount));

const ViewingBanner = lazyWithPreload(
  makePreloadable(async () => (await import('./ViewingBanner.tsx')).ViewingBanner),
  'extra',
);

const Due = lazyWithPreload(
  makePreloadable(async () => {
    await enterArea('office');
    return (await import('../../custom/accounts/author/loadSecurity.ts')).loadDue();
  }),
);

/** Decides by session: the application of the role, or what a visitor may see. */
export function Root() {
  const user = useUser();
  const { token, failure, retry } = useProfile();
  const offered = usePendingSession();
  const role = user && findRole(user.role_id);
  // Who was signed in is so no more: there is nobody left to ask.
  const free = offered !== undefined && token === null;
  useEffect(() => {
    if (free) takePendingSession();
  }, [free]);
  if (user && offered) return <SwitchAccount current={user} token={offered} />;
  if (user && user.second_factor === 'due')
    return (
      <Downloaded>
        <Due key={user.id} />
      </Downloaded>
    );
  if (role) {
    return (
      <Downloaded>
        <Area key={user.id} role={role} />
        {isViewing() && <ViewingBanner user={user} />}
      </Downloaded>
    );
  }
  if (!token) return <SignedOut />;
  return failure ? <BrokenPage error={failure} retry={retry} /> : <Loading />;
}

/** The sign-in page, or a public page. Both come without the application. */
function SignedOut() {
  const address = useAddress();
  const redirectTo = guard(address);
  useEffect(() => {
    if (redirectTo) replaceAddress(redirectTo);
  }, [redirectTo]);
  if (redirectTo) return <Loading />;
  return (
    <Downloaded>
      <Outside address={address} />
    </Downloaded>
  );
}

const Downloaded = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary onRetry={() => location.reload()}>{children}</ErrorBoundary>
);
