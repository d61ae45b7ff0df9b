import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listBookTerms } from '#domain/dictionary/bookTerms.calls.ts';
import { can } from '#domain/roles.ts';
import { getTranslation } from '#domain/translation/desk.calls.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { currentRole, useUser } from '../../../lib/session/session.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { translationKeys } from '../queryKeys.ts';
import { DeskPage } from './DeskPage.tsx';

/** `/office/translate?id=`: a translated chapter beside its source; who may not write reads it. */
export function Desk() {
  const [params] = useSearchParams();
  const id = Math.max(0, Math.trunc(Number(params.get('id'))) || 0);
  const user = useUser();
  const { data, error, refetch } = useQuery({
    queryKey: translationKeys.one(id),
    queryFn: () => send(getTranslation, { params: { id } }),
    enabled: id > 0,
    // What is typed is merged by the saver; another text under it would be a jump.
    staleTime: Infinity,
    gcTime: 0,
  });
  const book = data?.book.id ?? 0;
  const language = data?.language ?? 'en';
  const terms = useQuery({
    queryKey: translationKeys.terms(book, language),
    queryFn: () => send(listBookTerms, { params: { id: book }, query: { language } }),
    enabled: data !== undefined && can(currentRole(), listBookTerms.roles),
  });
  if (id === 0 || isNotFound(error)) return <NotFound />;
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data || !user) return <Loading />;
  return <DeskPage key={id} chapter={data} terms={terms.data?.items ?? []} user={user.id} />;
}
