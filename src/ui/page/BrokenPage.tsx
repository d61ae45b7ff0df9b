import { useT } from '../../i18n/index.ts';
import { ApiError, isConnectionLost } from '../../lib/api/apiError.ts';
import { Page } from './Page.tsx';

/** Neither the page's code nor its data came. */
const isOffline = (error: Error) =>
  /dynamically imported module|Importing a module script|Unable to preload CSS/.test(error.message) ||
  isConnectionLost(error) ||
  (error instanceof ApiError && error.status === 503);

interface Props {
  error: Error;
  retry: () => void;
  /** Of a page that has its title already. */
  part?: boolean;
}

/** A page or its code failed; what was saved is not touched by it. */
export function BrokenPage({ error, retry, part }: Props) {
  const t = useT();
  const offline = isOffline(error);
  return (
    <Page
      part={part}
      sign="offline"
      title={t(offline ? 'pages.problem.offline' : 'pages.problem.broken')}
      text={t(offline ? 'pages.problem.offline_text' : 'pages.problem.broken_text')}
    >
      <button className="button" onClick={retry}>
        {t('common.retry')}
      </button>
    </Page>
  );
}
