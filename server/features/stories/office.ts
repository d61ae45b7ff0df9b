import { and, eq, ne } from 'drizzle-orm';
import { isShareLocked } from '#domain/stories/shares.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { createCheckedCrud, type OfficeHandlers } from '#server/kit/crud.ts';
import { checkEditor, notifyOfEditors } from '../editors/index.ts';

const { fiction } = tables;

interface Changes {
  editor_id?: number | null;
  share_proportion?: number;
}

/** Refuses another share where a contract that is being signed names the one that is. */
async function checkShares({ db }: Context, id: number, { share_proportion }: Changes): Promise<void> {
  if (share_proportion === undefined) return;
  // Locked, so that no contract is drawn up in between.
  const [story] = await db
    .select({ status: fiction.contract_status })
    .from(fiction)
    .where(and(eq(fiction.id, id), ne(fiction.share_proportion, share_proportion)))
    .for('update');
  if (story && isShareLocked(story.status)) throw invalidField('share_proportion', 'stories.office.shares.held');
}

async function checkWork(context: Context, id: number, changes: Changes): Promise<void> {
  await checkShares(context, id, changes);
  await checkEditor(context, id, changes.editor_id);
}

/** The back office's calls for stories. */
const storyHandlers = createCheckedCrud('fiction', checkWork);

export const office: OfficeHandlers = {
  fiction: { ...storyHandlers, update: Object.assign(storyHandlers.update, { afterwards: notifyOfEditors }) },
};
