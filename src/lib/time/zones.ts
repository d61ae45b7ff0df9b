import type { InterfaceLanguage } from '#domain/languages.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { formatClock, formatTimeIn } from '#domain/shared/formatDates.ts';
import { houseZone, getOffsetAt, toWall } from '#domain/shared/zones.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { getLocalZone } from './localZone.ts';

/** Does the reader's clock show UTC+8 itself, now and in half a year? */
export function livesByHouse(): boolean {
  const now = new Date();
  return [now, addDaysToInstant(now, 182)].every(
    (instant) => getOffsetAt(instant, getLocalZone()) === getOffsetAt(instant, houseZone),
  );
}

/** An instant by the reader's own clock, below the same in UTC+8: without the day where that is the same. */
export function formatOwnTime(instant: string, language: InterfaceLanguage): string {
  const at = new Date(instant);
  const isSameDay = toWall(at, getLocalZone()).day === toWall(at, houseZone).day;
  return isSameDay ? formatClock(at.getTime(), language) : formatTimeIn(instant, language, getLocalZone());
}

/** Tells an instant in UTC+8 and by the reader's own clock; once where these are the same. */
export function useDualTime(
  words: 'releases.author.both' | 'common.office.both' | 'contests.event.both' = 'releases.author.both',
): (instant: string) => string {
  const t = useT();
  const language = useLanguage();
  const one = livesByHouse();
  return (instant) => {
    const house = formatTimeIn(instant, language, houseZone);
    return one ? `${house} (UTC+8)` : t(words, { house, own: formatTimeIn(instant, language, getLocalZone()) });
  };
}
