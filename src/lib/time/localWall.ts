import { toWall, type Wall } from '#domain/shared/zones.ts';
import { getLocalZone } from './localZone.ts';

/** Day and time of an instant as the reader's own clock shows them, and as inputs have them. */
export const toLocalWall = (instant: string): Wall => toWall(new Date(instant), getLocalZone());

/** The instant of `2026-03-31T08:30` by the reader's own clock; what is no time yet stands as it is. */
export const parseLocalWall = (typed: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? new Date(typed).toISOString() : typed;
