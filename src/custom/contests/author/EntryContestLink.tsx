import type { ReactNode } from 'react';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getContestPath, getEditionPath } from '../contestPaths.ts';
import type { OwnEntry } from './useOwnEntries.ts';

interface Props {
  contest: OwnEntry['contest'];
  /** The language of the words. */
  lang: string;
  children: ReactNode;
}

/** Leads from an entry to the page of its contest; a withdrawn contest has none. */
export function EntryContestLink({ contest, lang, children }: Props) {
  if (!contest.published) return <span lang={lang}>{children}</span>;
  return (
    <Link to={getEditionPath(getContestPath(contest.slug), contest.edition)} lang={lang}>
      {children}
    </Link>
  );
}
