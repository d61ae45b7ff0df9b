import { isNotFound } from '../../../lib/api/client.ts';
import { useAddress } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { parseContestPath } from '../contestPaths.ts';
import { useContest } from '../useContest.ts';
import { EventPage } from './EventPage.tsx';
import { Running } from './Running.tsx';

/** The page of a contest (portal.md section 2, event pages): which one, the address says; all that are open where it names none. */
export function Event() {
  const address = useAddress();
  const at = parseContestPath(address);
  return at.slug ? <Coming {...at} /> : <Running />;
}

/** On its way, not there, or whole. */
function Coming({ slug, edition }: ReturnType<typeof parseContestPath>) {
  const { data, error, retry } = useContest(slug, edition);
  if (error) return isNotFound(error) ? <NotFound /> : <BrokenPage error={error} retry={retry} />;
  return data ? <EventPage key={data.id} contest={data} /> : <Loading />;
}
