import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { roleOf } from '#domain/roles.ts';
import { refreshUser } from '../authProvider/account.ts';
import { useUser } from '../authProvider/session.ts';
import { SignIn } from '../custom/signIn/SignIn.tsx';
import { Area } from './Area.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';
import { currentPath, redirectTarget, replacePath, signInFor, signInPath } from './redirect.ts';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Decides by session and address: the sign-in page, which is small, or the application of the role. */
export function Root() {
  const user = useUser();
  const path = useSyncExternalStore(subscribe, currentPath);
  const atSignIn = path.startsWith(signInPath);
  const atLogin = path.startsWith('/login');
  const role = user && roleOf(user.role_id);

  useEffect(() => {
    if (!user && !atSignIn) replacePath(signInFor(path));
    if (user && atLogin) replacePath(redirectTarget(path));
  }, [user, atSignIn, atLogin, path]);

  useEffect(() => {
    if (role !== undefined) refreshUser().catch(() => undefined);
  }, [role]);

  if (!user) return atSignIn ? <SignIn /> : <Loading />;
  return (
    <ErrorBoundary onRetry={() => location.reload()}>
      <Suspense fallback={<Loading />}>{role && !atLogin && <Area role={role} />}</Suspense>
    </ErrorBoundary>
  );
}
