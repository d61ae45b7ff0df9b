import { and, inArray, ne } from 'drizzle-orm';
import { isShareLocked } from '#domain/stories/shares.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { checkedCrud, type OfficeHandlers } from '#server/kit/crud.ts';

const { fiction } = tables;

interface Changes {
  share_proportion?: number;
}

/** Refuses another share where a contract that is being signed names the one that is. */
async function keepsShares({ db }: Context, ids: number[], { share_proportion }: Changes): Promise<void> {
  if (share_proportion === undefined) return;
  // Locked, so that no contract is drawn up in between.
  const works = await db
    .select({ status: fiction.contract_status })
    .from(fiction)
    .where(and(inArray(fiction.id, ids), ne(fiction.share_proportion, share_proportion)))
    .orderBy(fiction.id)
    .for('update');
  if (works.some(({ status }) => isShareLocked(status)))
    throw invalidField('share_proportion', 'stories.office.shares.held');
}

/** The back office's calls for works. */
const fictionHandlers = checkedCrud('fiction', keepsShares);

export const office: OfficeHandlers = { fiction: fictionHandlers };
