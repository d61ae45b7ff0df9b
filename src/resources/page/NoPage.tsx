import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';

/** No route of this role has the address: 403 where another role has it, 404 where nobody does. */
export const NoPage = lazyWithPreload(makePreloadable(async () => (await import('./Unknown.tsx')).default));
