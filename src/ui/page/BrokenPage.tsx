import { useT } from '../../i18n/index.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { isHidden, useHiddenSentence } from '../Hidden.tsx';
import { Page } from './Page.tsx';

/** The page's code did not come. */
const isWithoutCode = (error: Error) =>
  /dynamically imported module|Importing a module script|Unable to preload CSS/.test(error.message);

interface Props {
  error: Error;
  retry: () => void;
  /** Of a page that has its title already. */
  part?: boolean;
}

/** A page or its code failed; what was saved is not touched by it. */
export function BrokenPage({ error, retry, part }: Props) {
  const t = useT();
  const hidden = useHiddenSentence();
  const isRefused = error instanceof ApiError;
  const { message, args } = isRefused ? error.problem : { message: 'pages.problem.offline_text' as const };
  const missing = isRefused || isWithoutCode(error);
  if (isHidden(error))
    return <Page part={part} sign="people" title={t('accounts.shared.viewing.label')} text={hidden} />;
  return (
    <Page
      part={part}
      sign="offline"
      title={t(missing ? 'pages.problem.offline' : 'pages.problem.broken')}
      text={missing ? t(message, args) : t('pages.problem.broken_text')}
      note={isRefused && error.reference ? t('pages.problem.reference', { id: error.reference }) : undefined}
    >
      <button className="button" onClick={retry}>
        {t('common.retry')}
      </button>
    </Page>
  );
}
