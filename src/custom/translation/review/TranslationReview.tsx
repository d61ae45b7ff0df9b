import { useSearchParams } from 'react-router-dom';
import { isStoryLanguage } from '#domain/languages.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useReviewDrafts } from '../../../ui/reading/useReviewDrafts.ts';
import { formatTranslatedChapter } from '../recordTitles.ts';
import { QueueList } from './QueueList.tsx';
import { Review } from './Review.tsx';
import { getTranslationReviewPath } from './reviewPath.ts';
import { useCorrections } from './useCorrections.ts';
import { useQueue, type Filter } from './useQueue.ts';
import { useReview } from './useReview.ts';

/** `/office/translation-reviews?id=&book_id=&language=`: the queue by deadline, or a chapter of it. */
export function TranslationReview() {
  const t = useT();
  const language = useLanguage();
  const [params] = useSearchParams();
  const id = parseId(params);
  const languageParam = params.get('language');
  const reviewed = useReview(id).data;
  const book_id = parseId(params, 'book_id');
  const filter: Filter = {
    ...(book_id && { book_id }),
    ...(isStoryLanguage(languageParam) && { language: languageParam }),
  };
  const queue = useQueue(filter);
  const drafts = useReviewDrafts();
  const corrections = useCorrections();
  const drop = (chapter: number) => {
    drafts.drop(chapter);
    corrections.drop(chapter);
  };
  usePageTitle(
    [reviewed && formatTranslatedChapter(reviewed, language), t('translation.office.review.title')]
      .filter(Boolean)
      .join(' · '),
  );
  useUnsavedWarning(drafts.unsaved || corrections.unsaved, ({ pathname }) => pathname === getTranslationReviewPath());
  const { error, data, refetch } = queue;
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (id === undefined) return <QueueList queue={queue} filter={filter} />;
  return <Review key={id} {...{ id, filter, queue, drop }} draft={drafts.of(id)} corrections={corrections.of(id)} />;
}
