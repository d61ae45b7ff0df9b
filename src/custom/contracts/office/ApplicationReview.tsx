import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { getApplicationReview } from '#domain/contracts/contractReviews.calls.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { ListBackLink } from '../../../resources/ListBackLink.tsx';
import { RecordLock } from '../../../resources/lock/RecordLock.tsx';
import { Notes } from '../../../resources/notes/Notes.tsx';
import { QueueSteps } from '../../../resources/queue/QueueSteps.tsx';
import { useListQueue, useNextOnceDecided, type ListQueue } from '../../../resources/queue/useListQueue.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { contractKeys } from '../queryKeys.ts';
import type { Application, StoryRecord, ApplicationReviewed } from './application.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { AuthorCard } from './AuthorCard.tsx';
import { Decision } from './Decision.tsx';
import { History } from './History.tsx';
import { Signature } from './Signature.tsx';
import { waitsForMe } from './steps.ts';
import { StoryCard } from './StoryCard.tsx';
import css from '../../../ui/review/review.module.css';

const resource = resourceOf(contractApplication);

/** `/office/contract-applications/:id/show`: an application as the story's editor, or the work auditor, reviews it. */
export function ApplicationReview() {
  const id = Number(useParams().id);
  const queue = useListQueue(contractApplication, id);
  const record = useGetOne<Application>(resource, { id });
  const review = useQuery({
    queryKey: contractKeys.review(id),
    queryFn: () => send(getApplicationReview, { params: { id } }),
  });
  const story = useGetOne<StoryRecord>(
    resourceOf(fiction),
    { id: record.data?.fiction_id },
    { enabled: record.data !== undefined },
  );
  const parts = [record, review, story];
  const retry = () => void Promise.all(parts.map((part) => part.refetch()));
  const error = parts.find((part) => part.error && !part.data)?.error;
  if (isNotFound(error)) return <NotFound />;
  if (error) return <BrokenPage error={error} retry={retry} />;
  if (!record.data || !review.data || !story.data) return <Loading />;
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={record.data}>
        <LoadedReview
          key={id}
          queue={queue}
          application={record.data}
          review={review.data}
          story={story.data}
          onMine={retry}
        />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

interface Props {
  queue: ListQueue;
  application: Application;
  review: ApplicationReviewed;
  story: StoryRecord;
  /** The record was somebody else's until now. */
  onMine: () => void;
}

function LoadedReview({ queue, application, review, story, onMine }: Props) {
  const t = useT();
  const translate = useTranslate();
  const formatDual = useDualTime('common.office.both');
  const [unsaved, setUnsaved] = useState(false);
  useUnsavedWarning(unsaved);
  useNextOnceDecided(queue, unsaved);
  const { status, due_at, late, contract } = review;
  usePageTitle(`${translate(`resources.${resource}.name`, { smart_count: 1 })} · ${story.title}`);
  return (
    <>
      <header className={css.top}>
        <ListBackLink entity={contractApplication} />
        <h1 lang={story.language}>{story.title}</h1>
        <p className={css.facts}>
          <StateChip state={status}>{translate(`resources.${resource}.choices.status.${status}`)}</StateChip>
          {late && <StateChip tone="bad">{t('contracts.office.application.late')}</StateChip>}
          <span>
            {t('contracts.office.application.attempt', {
              number: application.attempt,
              total: contractLimits.attempts,
            })}
          </span>
          {due_at && <span>{t('contracts.office.application.due', { time: formatDual(due_at) })}</span>}
        </p>
        <QueueSteps queue={queue} id={application.id} waits={waitsForMe(review)} />
      </header>
      <RecordLock entity={contractApplication} id={application.id} open={waitsForMe(review)} onMine={onMine}>
        <div className={css.columns}>
          <div className={css.column}>
            {review.author.signature && <Signature review={review} />}
            <ApplicationFacts application={application} language={story.language} />
            <StoryCard story={story} />
            <Notes entity={contractApplication} id={application.id} />
          </div>
          <div className={css.column}>
            <Decision key={status} review={review} onDecided={queue.finish} onUnsaved={setUnsaved} />
            <AuthorCard review={review} storyId={story.id} withImages={!review.author.signature} />
            <History review={review} hasPdf={contract !== null && !contract.paper} />
          </div>
        </div>
      </RecordLock>
    </>
  );
}
