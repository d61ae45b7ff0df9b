import { isShareLocked } from '#domain/stories/shares.ts';
import type { tables } from '#server/db/schema.ts';
import { invalidField, type ApiError } from '#server/kit/apiError.ts';
import { createCrud, type OfficeHandlers } from '#server/kit/crud.ts';
import { findRefusedEditors, notifyOfEditors } from '../editors/index.ts';
import { countTagUses } from './tags.ts';

type Work = typeof tables.fiction.$inferSelect;

interface Changes {
  editor_id?: number | null;
  share_proportion?: number;
}

/** Refuses another share where a contract that is being signed names the one that is. */
function refuseShare(work: Work, { share_proportion }: Changes): ApiError | undefined {
  const isOther = share_proportion !== undefined && share_proportion !== work.share_proportion;
  return isOther && isShareLocked(work.contract_status)
    ? invalidField('share_proportion', 'stories.office.shares.held')
    : undefined;
}

/** The back office's calls for stories; nobody draws up a contract while one is changed. */
const storyHandlers = createCrud('fiction', async (context, settings) => {
  const works = settings.map(({ before, set }) => ({ work: before as Work, set: set as Changes }));
  const refused = await findRefusedEditors(
    context,
    works.map(({ work, set: { editor_id } }) => ({ work, editor_id })),
  );
  return works.map(({ work, set }) => refuseShare(work, set) ?? refused.get(work.id) ?? { ...set });
});

const tagHandlers = createCrud('tag');

export const office: OfficeHandlers = {
  tag: { ...tagHandlers, deletes: Object.assign(tagHandlers.deletes, { countUses: countTagUses }) },
  fiction: { ...storyHandlers, update: Object.assign(storyHandlers.update, { afterwards: notifyOfEditors }) },
};
