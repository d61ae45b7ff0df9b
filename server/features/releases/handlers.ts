import type * as calls from '#domain/releases/releases.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { dates, released, setting } from './read.ts';
import { schedule } from './schedule.ts';

export const releases: HandlersOf<typeof calls> = {
  getReleaseSetting: setting,
  getReleaseDates: dates,
  listReleased: released,
  scheduleReleases: schedule,
};
