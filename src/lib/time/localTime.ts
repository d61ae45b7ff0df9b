import { houseZone, wallOf, type Wall } from '#domain/shared/zones.ts';

/** The zone that the reader's clock is set to. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || houseZone;

/** Day and time of an instant as the reader's own clock shows them, and as inputs have them. */
export const localWall = (instant: string): Wall => wallOf(new Date(instant), localZone());
