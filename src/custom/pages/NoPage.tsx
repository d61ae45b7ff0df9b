import { currentRole } from '../../authProvider/session.ts';
import { useT } from '../../i18n/index.ts';
import { usePageTitle } from '../../kit/usePageTitle.ts';
import { isKnownPath } from '../../resources/paths.ts';
import { currentPath } from '../../shell/redirect.ts';
import { Page } from './Page.tsx';

/** No route of this role has the address: 403 where another role has it, 404 where nobody does. */
export function NoPage() {
  return isKnownPath(currentPath()) ? <Forbidden /> : <NotFound />;
}

export function Forbidden() {
  const t = useT();
  const role = currentRole();
  usePageTitle(t('app.page.forbidden'));
  const text = t('app.page.forbidden_text', { role: role ? t(`app.role.${role}`) : '' });
  return (
    <Page sign="403" title={t('app.page.forbidden')} text={text}>
      <Home />
    </Page>
  );
}

export function NotFound() {
  const t = useT();
  usePageTitle(t('app.page.not_found'));
  return (
    <Page sign="404" title={t('app.page.not_found')} text={t('app.page.not_found_text')}>
      <Home />
    </Page>
  );
}

function Home() {
  const t = useT();
  return (
    <a className="button" href="#/">
      {t('app.page.home')}
    </a>
  );
}
