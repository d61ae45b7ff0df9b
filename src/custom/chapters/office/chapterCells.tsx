import { useRecordContext } from 'ra-core';
import { chapter } from '#domain/chapters/chapter.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { partsOf } from '../../../resources/partsOf.tsx';
import { GivenMark } from '../../../resources/queue/Given.tsx';
import { LateReview } from './LateReview.tsx';

const { Value } = partsOf(chapter);

function State() {
  const now = useNow();
  const { status, submitted_at } = useRecordContext<RecordOf<typeof chapter>>()!;
  return (
    <>
      <Value source="status" />{' '}
      {status === 'pending_review' && submitted_at && <LateReview submittedAt={submitted_at} now={now} />}{' '}
      <GivenMark entity={chapter} />
    </>
  );
}

/** The states of chapters, with marks at those that have waited for their review for too long, or that somebody was given. */
export const chapterCells = { status: <State /> };
