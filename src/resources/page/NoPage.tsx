import { useT } from '../../i18n/index.ts';
import { preloadable } from '../../lib/lazy/preloadable.ts';
import { currentRole } from '../../lib/session/session.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { NotFound, ToHome } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';

export { NotFound };

/** No route of this role has the address: 403 where another role has it, 404 where nobody does. */
export const NoPage = lazyWithPreload(preloadable(async () => (await import('./Unknown.tsx')).default));

export function Forbidden() {
  const t = useT();
  const role = currentRole();
  usePageTitle(t('common.page.forbidden'));
  const text = t('common.page.forbidden_text', { role: role ? t(`common.role.${role}`) : '' });
  return (
    <Page sign="closed" title={t('common.page.forbidden')} text={text}>
      <ToHome />
    </Page>
  );
}
