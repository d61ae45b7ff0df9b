import type * as calls from '#domain/releases/releases.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { getDates, loadReleased, getSetting } from './read.ts';
import { schedule } from './schedule.ts';

export const releases: HandlersOf<typeof calls> = {
  getReleaseSetting: getSetting,
  getReleaseDates: getDates,
  listReleased: loadReleased,
  scheduleReleases: schedule,
};
