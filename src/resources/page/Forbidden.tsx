import { useT } from '../../i18n/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { ToHome } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';

/** What another role has at this address. */
export function Forbidden() {
  const t = useT();
  const role = currentRole();
  usePageTitle(t('pages.problem.forbidden'));
  const text = t('pages.problem.forbidden_text', { role: role ? t(`common.role.${role}`) : '' });
  return (
    <Page sign="closed" title={t('pages.problem.forbidden')} text={text}>
      <ToHome />
    </Page>
  );
}
