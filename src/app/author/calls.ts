import * as fictions from '#domain/stories/stories.calls.ts';
import type { Ops } from '../../dataProvider/index.ts';

const { listFictions, getFiction, createFiction, saveFiction, deleteFiction } = fictions;

/** `story` is the author's own `/api/fictions` (portal.md section 2). */
const story: Ops = {
  list: listFictions,
  one: getFiction,
  create: createFiction,
  update: saveFiction,
  delete: deleteFiction,
};

/** The calls of what an author has. */
export const authorCalls = (resource: string): Ops | undefined => (resource === 'story' ? story : undefined);
