import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { addMonths } from '#domain/shared/clock.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { useLanguage } from '../../i18n/index.ts';
import css from './MonthPager.module.css';

interface Props {
  /** `2026-03` */
  month: string;
  /** There is none after it. */
  last?: string;
  /** What the two buttons are called. */
  previous: string;
  next: string;
  onMonth: (month: string) => void;
}

/** The month that is shown, between the way back and the way on. */
export function MonthPager({ month, last, previous, next, onMonth }: Props) {
  const language = useLanguage();
  return (
    <div className={css.months}>
      <button
        type="button"
        className="button quiet small"
        aria-label={previous}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <ChevronLeft />
      </button>
      <strong aria-live="polite">{formatMonth(month, language)}</strong>
      <button
        type="button"
        className="button quiet small"
        aria-label={next}
        disabled={last !== undefined && month >= last}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <ChevronRight />
      </button>
    </div>
  );
}
