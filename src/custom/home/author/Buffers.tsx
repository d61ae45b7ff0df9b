import { useId } from 'react';
import type { BufferedStory } from '#domain/home/home.calls.ts';
import { formatDate } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { healthTones } from '../../../ui/state/tones.ts';
import css from './Home.module.css';

/** How long each story goes on if nothing more is written (features: buffer health). */
export function Buffers({ stories }: { stories: readonly BufferedStory[] }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading} data-guide="home.buffer">
      <h2 id={heading}>{t('home.author.buffer.title')}</h2>
      <p className={css.muted}>{t('home.author.buffer.text')}</p>
      <ul className={css.buffers}>
        {stories.map(({ id, title, language: storyLanguage, days, health, ready, in_review, until }) => (
          <li key={id}>
            <Link className={css.story} to={`/story/release?id=${id}`} lang={storyLanguage}>
              {title}
            </Link>
            <span className={css.days}>
              {days === null ? t('home.author.buffer.no_pace') : formatCount('home.author.buffer.days', days)}
            </span>
            <StateChip tone={healthTones[health]}>{t(`home.author.buffer.health.${health}`)}</StateChip>
            <span className={css.muted}>
              {[
                formatCount('home.author.buffer.ready', ready),
                in_review > 0 && formatCount('home.author.buffer.in_review', in_review),
                until && t('home.author.buffer.until', { date: formatDate(until, language) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
