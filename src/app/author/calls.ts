import * as fictions from '#domain/stories/stories.calls.ts';
import type { Ops } from '../../dataProvider/index.ts';

const { listStories, getStory, createStory, saveStory, deleteStory } = fictions;

/** `story` is the author's own `/api/fictions` (portal.md section 2). */
const story: Ops = {
  list: listStories,
  one: getStory,
  create: createStory,
  update: saveStory,
  delete: deleteStory,
};

/** The calls of what an author has. */
export const findAuthorCalls = (resource: string): Ops | undefined => (resource === 'story' ? story : undefined);
