import { isNotFound } from '../../../lib/api/client.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useAddress } from '../../../lib/routing/navigation.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { hasOwnRoute, parseContestPath } from '../contestPaths.ts';
import { useContest } from '../useContest.ts';
import { EventPage } from './EventPage.tsx';

// Most open the address of a contest that is held.
const Running = lazyWithPreload(makePreloadable(async () => (await import('./Running.tsx')).Running));
const NotHeld = lazyWithPreload(makePreloadable(async () => (await import('./NotHeld.tsx')).NotHeld));

/** The page of a contest (portal.md section 2, event pages): which one, the address says; all that are open where it names none. */
export function Event() {
  const address = useAddress();
  const at = parseContestPath(address);
  return at.slug ? <Coming {...at} /> : <Running />;
}

/** On its way, not there, not held now, or whole. */
function Coming({ slug, edition }: ReturnType<typeof parseContestPath>) {
  const { data, language, error, retry } = useContest(slug, edition);
  if (isNotFound(error)) return <Absent slug={slug} edition={edition} />;
  // What was seen stays where it does not come again.
  if (data) return <EventPage key={data.id} contest={data} language={language} refresh={retry} />;
  return error ? <BrokenPage error={error} retry={retry} /> : <Loading />;
}

/** No contest of that name, or none that is held now. */
function Absent({ slug, edition }: ReturnType<typeof parseContestPath>) {
  if (!hasOwnRoute(slug)) return <NotFound />;
  return edition === null ? <NotHeld /> : <AbsentEdition slug={slug} />;
}

/** An edition that is not there, of a contest that may have others. */
function AbsentEdition({ slug }: { slug: string }) {
  const { data, error, retry } = useContest(slug, null);
  if (data) return <NotFound />;
  if (isNotFound(error)) return <NotHeld />;
  return error ? <BrokenPage error={error} retry={retry} /> : <Loading />;
}
