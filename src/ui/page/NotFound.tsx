import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { Page } from './Page.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** Nobody has the address. */
export function NotFound() {
  const t = useT();
  usePageTitle(t('pages.problem.not_found'));
  return (
    <Page sign="lost" title={t('pages.problem.not_found')} text={t('pages.problem.not_found_text')}>
      <ToHome />
    </Page>
  );
}

export function ToHome() {
  const t = useT();
  return (
    <Link className="button" to="/home">
      {t('pages.problem.home')}
    </Link>
  );
}
