import { useQueries } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxBulkStories } from '#domain/contracts/application.ts';
import { useT } from '../../../i18n/index.ts';
import { isNotFound } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { toId } from '../../../lib/routing/parseId.ts';
import { getStoryPath } from '../../../lib/routing/story.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { BulkApplication } from './BulkApplication.tsx';
import { Invitations } from './Invitations.tsx';
import { StoriesToSign } from './StoriesToSign.tsx';
import { StoryContract } from './StoryContract.tsx';
import { createContractStateQuery } from './useContracts.ts';
import css from './Sign.module.css';

/** `/sign`: all contracts; with `id` that of a story, with several the application for them together. */
export function Sign() {
  const t = useT();
  const [params] = useSearchParams();
  const ids = [...new Set(params.getAll('id').map(toId))];
  usePageTitle(t('pages.title.sign'));
  if (ids.length === 0) return <StoriesToSign />;
  const isValid = ids.length <= maxBulkStories && ids.every((id) => id !== undefined);
  return isValid ? <Chosen key={ids.join()} ids={ids} /> : <NotFound />;
}

function Chosen({ ids }: { ids: readonly number[] }) {
  const t = useT();
  const queries = useQueries({ queries: ids.map(createContractStateQuery) });
  const states = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.find(({ error, data }) => error && !data);
  if (isNotFound(failed?.error)) return <NotFound />;
  if (failed?.error) return <BrokenPage error={failed.error} retry={() => void failed.refetch()} />;
  if (states.length < ids.length) return <Loading />;
  const [only] = states;
  return (
    <div className={css.page}>
      <header className="record-head">
        <BackLink to="/sign">{t('contracts.author.all')}</BackLink>
        <h1>{t('pages.title.sign')}</h1>
        <p className={css.stories}>
          {states.map(({ fiction: { id, title, language } }) => (
            <Fragment key={id}>
              <Link to={getStoryPath(id)} lang={language}>
                {title}
              </Link>{' '}
            </Fragment>
          ))}
        </p>
      </header>
      {states.length === 1 && only && <Invitations fiction_id={only.fiction.id} />}
      {states.length === 1 && only ? (
        <StoryContract key={only.fiction.contract_status} state={only} />
      ) : (
        <BulkApplication states={states} />
      )}
    </div>
  );
}
