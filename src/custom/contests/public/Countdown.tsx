import { formatNumber } from '#domain/kit/figures.ts';
import { splitSpan } from '#domain/shared/formatSpans.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useSecondsUntil } from '../../../lib/time/useSecondsUntil.ts';
import css from './Event.module.css';

interface Props {
  title: string;
  /** The instant at which it is over. */
  until: string;
}

/** Days, hours, minutes and seconds that are left, in the words of the reader's language. */
export function Countdown({ title, until }: Props) {
  const language = useLanguage();
  const seconds = useSecondsUntil(Date.parse(until));
  return (
    <div className={css.countdown} role="timer" aria-label={title}>
      <p>{title}</p>
      <ul>
        {splitSpan(seconds * 1000).map(([unit, value]) => {
          const written = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
          const name = written.formatToParts(value).find(({ type }) => type === 'unit')?.value;
          return (
            <li key={unit}>
              <b>{formatNumber(value, language)}</b> <span>{name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
