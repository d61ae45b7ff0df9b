import { useT } from '../../i18n/index.ts';
import { Page } from './Page.tsx';

const wasNotDownloaded = (error: Error) => /dynamically imported module|Importing a module script/.test(error.message);

/** A page or its code failed; what was saved is not touched by it. */
export function BrokenPage({ error, retry }: { error: Error; retry: () => void }) {
  const t = useT();
  const offline = wasNotDownloaded(error);
  return (
    <Page
      sign="…"
      title={t(offline ? 'app.page.offline' : 'app.page.broken')}
      text={t(offline ? 'app.page.offline_text' : 'app.page.broken_text')}
    >
      <button className="button" onClick={retry}>
        {t('app.retry')}
      </button>
    </Page>
  );
}
