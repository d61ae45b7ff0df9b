import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';

/** Sets the document's title: the page's own, then the application's (portal.md section 2). */
export function usePageTitle(title: string): void {
  const t = useT();
  const application = t('app.title');
  useEffect(() => {
    document.title = title ? `${title} · ${application}` : application;
  }, [title, application]);
}
