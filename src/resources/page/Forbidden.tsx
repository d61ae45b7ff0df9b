import { useT } from '../../i18n/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { ToHome } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';

/** What another role has at this address. */
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
