import { getMissedReason } from '#domain/releases/release.ts';
import { useT } from '../../i18n/index.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { useDualTime } from '../../lib/time/zones.ts';
import type { ReadyChapter } from './useRelease.ts';
import css from './Release.module.css';

/** Which releases did not happen at their time, and why. */
export function Missed({ chapters }: { chapters: readonly ReadyChapter[] }) {
  const t = useT();
  const formatDual = useDualTime();
  const now = useNow();
  const missed = chapters.flatMap(({ id, number, state, release_at }) => {
    if (release_at === null) return [];
    const reason = getMissedReason(state, release_at, now);
    return reason ? [{ id, number, reason, date: formatDual(release_at) }] : [];
  });
  if (missed.length === 0) return null;
  return (
    <section className={css.missed} aria-labelledby="missed">
      <h2 id="missed">
        {t('releases.writing.missed.title', {
          smart_count: missed.length,
          count: missed.length,
        })}
      </h2>
      <ul>
        {missed.map(({ id, number, reason, date }) => (
          <li key={id}>{t(`releases.writing.missed.${reason}`, { number, date })}</li>
        ))}
      </ul>
    </section>
  );
}
