import { can } from '#domain/roles.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { currentRole } from '../../lib/session/session.ts';
import { officePages } from '../../resources/officePages.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';

const NextTask = lazyWithPreload(
  makePreloadable(async () => (await import('../../custom/translation/my-translations/NextTask.tsx')).NextTask),
);

/** What stands above what waits at home: of a translator the task to go on with. */
export function HomeNow() {
  const translates = officePages.some(
    ({ path, roles }) => path === '/office/my-translations' && can(currentRole(), roles),
  );
  return translates ? <NextTask /> : null;
}
