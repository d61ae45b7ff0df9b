import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useNewRole } from '../../../../authProvider/useNewRole.ts';
import { isNotFound } from '../../../../lib/api/client.ts';
import { parseId } from '../../../../lib/routing/parseId.ts';
import type { Story } from '../../../../lib/routing/story.ts';
import { Loading } from '../../../../ui/Loading.tsx';
import { BrokenPage } from '../../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../../ui/page/usePageTitle.ts';
import { Contents } from '../../../chapters/author/Contents.tsx';
import { StoryContests } from '../../../contests/author/StoryContests.tsx';
import { Invitations } from '../../../contracts/author/Invitations.tsx';
import { Guidance } from '../../../onboarding/Guidance.tsx';
import { Head } from './Head.tsx';
import { ReadsSection } from './ReadsSection.tsx';
import { StatusCard } from './StatusCard.tsx';
import { Tips } from './Tips.tsx';
import css from './StoryPage.module.css';

/** `/story/detail?id=`: a story with its table of contents (domain.md section 2, 'Book detail'). */
export default function StoryPage() {
  const [params] = useSearchParams();
  const id = parseId(params);
  const story = useGetOne<Story>('story', { id: id ?? 0 }, { enabled: id !== undefined });
  usePageTitle(story.data?.title ?? '');
  useNewRole(story.data?.contract_status === 'signed');

  if (id === undefined || isNotFound(story.error)) return <NotFound />;
  if (!story.data && story.error) return <BrokenPage error={story.error} retry={() => void story.refetch()} />;
  if (!story.data) return <Loading />;
  return (
    <div className="stack" key={id}>
      {story.data.chapter_count > 0 && <Guidance page="storyPage" />}
      <Head story={story.data} />
      <Invitations fiction_id={id} />
      <div className={css.cards}>
        <StatusCard story={story.data} />
        <Tips story={story.data} />
      </div>
      <StoryContests fiction_id={id} />
      <ReadsSection story={story.data} />
      <Contents story={story.data} />
    </div>
  );
}
