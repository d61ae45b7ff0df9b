import { useEffect } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import { brand } from '#domain/shared/brand.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useUnread } from '../../lib/live/unread.ts';

/** Sets the document's title: what is unread, the page's own, then the application's (portal.md section 2). */
export function usePageTitle(title: string): void {
  const unread = useUnread();
  const language = useLanguage();
  useEffect(() => {
    const named = title ? `${title} · ${brand}` : brand;
    document.title = unread > 0 ? `(${formatNumber(unread, language)}) ${named}` : named;
  }, [title, unread, language]);
}
