import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';

/** A contest whose address is there always, and that has no published edition now. */
export function NotHeld() {
  const t = useT();
  const title = t('contests.event.not_held.title');
  usePageTitle(title);
  return (
    <Page sign="lost" title={title} text={t('contests.event.not_held.text')}>
      <Link className="button" to="/event">
        {t('contests.event.not_held.go')}
      </Link>
    </Page>
  );
}
