import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/index.ts';
import { isRefused } from '../../../lib/api/client.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { getReviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useReviewDrafts } from '../../../ui/reading/useReviewDrafts.ts';
import { QueueList } from './QueueList.tsx';
import { Review } from './Review.tsx';
import { useQueue } from './useQueue.ts';

/** `/office/chapter-reviews?id=&fiction_id=`: the queue of chapters that wait, or one of them; of one story, or of all. */
export function ChapterReview() {
  const t = useT();
  const [params] = useSearchParams();
  const id = parseId(params);
  const fiction_id = parseId(params, 'fiction_id');
  const queue = useQueue(fiction_id);
  const drafts = useReviewDrafts();
  usePageTitle(t('chapters.office.review.title'));
  useUnsavedWarning(drafts.unsaved, ({ pathname }) => pathname === getReviewsPath());
  const { error, data, refetch } = queue;
  if (error && !data) {
    if (isRefused(error)) throw error;
    return <BrokenPage error={error} retry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  if (id === undefined) return <QueueList queue={queue} storyId={fiction_id} />;
  return <Review key={id} id={id} storyId={fiction_id} queue={queue} draft={drafts.of(id)} drop={drafts.drop} />;
}
