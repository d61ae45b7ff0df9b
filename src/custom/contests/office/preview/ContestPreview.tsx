import { useSearchParams } from 'react-router-dom';
import { contest } from '#domain/contests/contest.entity.ts';
import { previewContest } from '#domain/contests/preview.calls.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { isNotFound, send } from '../../../../lib/api/client.ts';
import { parseId } from '../../../../lib/routing/parseId.ts';
import { useInLanguage } from '../../../../lib/useInLanguage.ts';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { BrokenPage } from '../../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../../ui/page/NotFound.tsx';
import { EventPage } from '../../public/EventPage.tsx';

/** `/office/contest-preview?id=7`: a contest as its readers see it, or would. */
export function ContestPreview() {
  const [params] = useSearchParams();
  const id = parseId(params);
  return id === undefined ? <NotFound /> : <Saved id={id} />;
}

function Saved({ id }: { id: number }) {
  const t = useT();
  const { data, language, error, retry } = useInLanguage(`${id}`, (language) =>
    send(previewContest, { params: { id }, query: { language } }),
  );
  if (error) return isNotFound(error) ? <NotFound /> : <BrokenPage error={error} retry={retry} />;
  if (!data) return <Loading />;
  return (
    <div className="stack">
      <BackLink to={`/${resourceOf(contest)}/${id}`}>{data.title}</BackLink>
      <p className="note">{t('contests.office.preview.saved')}</p>
      <EventPage contest={data} language={language} />
    </div>
  );
}
