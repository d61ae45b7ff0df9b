import { useRecordContext } from 'ra-core';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { fiction } from '#domain/stories/story.entity.ts';
import { getWorkReads } from '#domain/stories/storyPage.calls.ts';
import Reads from '../reads/Reads.tsx';

/** The reads of a work by chapter, as its author sees them. */
export function WorkReads() {
  const story = useRecordContext<RecordOf<typeof fiction>>();
  return story && <Reads key={story.id} story={story} call={getWorkReads} />;
}
