import { getInstantAt, toWall, type Wall } from '#domain/shared/zones.ts';
import { getLocalZone } from './localZone.ts';

/** Day and time of an instant as the reader's own clock shows them, and as inputs have them. */
export const toLocalWall = (instant: string): Wall => toWall(new Date(instant), getLocalZone());

/** The instant of `2026-03-31T08:30` by the reader's own clock; what is no time yet stands as it is. */
export function parseLocalWall(typed: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(typed) ?? [];
  return day && time ? getInstantAt({ day, time }, getLocalZone()).toISOString() : typed;
}
