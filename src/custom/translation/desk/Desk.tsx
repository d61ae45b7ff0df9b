import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { getTranslation } from '#domain/translation/desk.calls.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { useBookTerms } from '../bookTerms.ts';
import { translationKeys } from '../queryKeys.ts';
import { DeskPage } from './DeskPage.tsx';
import { LeftDrafts } from './LeftDrafts.tsx';

/** `/office/translate?id=&at=`: a translated chapter beside its source; who may not write reads it. */
export function Desk() {
  const [params] = useSearchParams();
  const id = parseId(params) ?? 0;
  const user = useUser();
  const { data, error, refetch } = useQuery({
    queryKey: translationKeys.one(id),
    queryFn: () => send(getTranslation, { params: { id } }),
    enabled: id > 0,
    // What is typed is merged by the saver; another text under it would be a jump.
    staleTime: Infinity,
    gcTime: 0,
  });
  const terms = useBookTerms(data);
  if (id === 0) return <NotFound />;
  // What is open stays open: it may have a text that the server does not have.
  if (isNotFound(error) && !data && user) return <LeftDrafts key={id} chapter={id} user={user.id} />;
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data || !user) return <Loading />;
  return <DeskPage key={id} chapter={data} terms={terms} user={user.id} />;
}
