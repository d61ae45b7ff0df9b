import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/index.ts';
import { isNotFound } from '../../../lib/api/client.ts';
import { getPenNamePath } from '../../../lib/routing/guard.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { parseId } from '../../../lib/routing/parseId.ts';
import { getStoryFormPath, type Story } from '../../../lib/routing/story.ts';
import { useUser } from '../../../lib/session/session.ts';
import { tagsQuery } from '../../../lib/tags/tagsQuery.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { StoryFields } from './StoryFields.tsx';

/** `/story/form?id=`: a story's form, or a new one's (decisions.md, 'Routes and session'). */
export default function StoryForm() {
  const t = useT();
  const [params] = useSearchParams();
  const id = parseId(params);
  const story = useGetOne<Story>('story', { id: id ?? 0 }, { enabled: id !== undefined });
  const tags = useQuery(tagsQuery);
  const user = useUser();
  usePageTitle(t(id === undefined ? 'stories.author.new' : 'stories.author.edit'));

  if ((id === undefined && params.has('id')) || isNotFound(story.error)) return <NotFound />;
  if (id === undefined && user?.pen_name === null)
    return (
      <Page sign="pen" title={t('accounts.shared.person.pen_name_title')} text={t('stories.author.errors.pen_name')}>
        <Link className="button" to={getPenNamePath(`?redirect=${getStoryFormPath()}`)}>
          {t('contracts.author.check.mend.pen_name')}
        </Link>
      </Page>
    );
  const error = story.error ?? tags.error;
  if (error) return <BrokenPage error={error} retry={() => void Promise.all([story.refetch(), tags.refetch()])} />;
  if (!tags.data || (id !== undefined && !story.data)) return <Loading />;
  return <StoryFields key={id} story={story.data} tags={tags.data} />;
}
