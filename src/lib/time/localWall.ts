import { wallOf, type Wall } from '#domain/shared/zones.ts';
import { localZone } from './localZone.ts';

/** Day and time of an instant as the reader's own clock shows them, and as inputs have them. */
export const localWall = (instant: string): Wall => wallOf(new Date(instant), localZone());
