/** Sign-in's address, with the way back to where one is (portal.md section 2). */
export const signInPath = '/login/login';

/** The path in the hash, with its query. */
export const currentPath = (): string => location.hash.slice(1) || '/';

export const signInFor = (path: string): string =>
  path === '/' || path.startsWith('/login') ? signInPath : `${signInPath}?redirect=${encodeURIComponent(path)}`;

/** Where `redirect` leads: a path of ours and nothing else. */
export function redirectTarget(path: string): string {
  const wanted = new URLSearchParams(path.split('?')[1] ?? '').get('redirect') ?? '/';
  const internal = /^\/(?![/\\])[^\\]*$/.test(wanted) && !wanted.startsWith('/login');
  return internal ? wanted : '/';
}

/** Goes to a path without leaving a way back to the present one. */
export function replacePath(path: string): void {
  location.replace(`#${path}`);
}
