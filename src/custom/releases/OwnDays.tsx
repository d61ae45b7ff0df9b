import { useState } from 'react';
import { isDate } from '#domain/kit/dates.ts';
import { getWeekday } from '#domain/shared/clock.ts';
import { formatDay, formatWeekday } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { DateInput } from '../../ui/calendar/DateInput.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import css from './RuleFields.module.css';

interface Props {
  days: readonly string[];
  today: string;
  last: string;
  onChange: (days: string[]) => void;
}

/** Days that are chosen one by one. */
export function OwnDays({ days, today, last, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const [day, setDay] = useState('');
  const add = () => {
    onChange([...new Set([...days, day])].sort());
    setDay('');
  };
  return (
    <div className={css.own}>
      <DateInput
        kind="date"
        name="day"
        min={today}
        max={last}
        label={t('releases.writing.times.day')}
        value={day}
        onChange={setDay}
      />
      <button type="button" className="button quiet" disabled={!isDate(day)} onClick={add}>
        {t('releases.writing.times.add')}
      </button>
      {days.length > 0 && (
        <ul className={css.days} aria-label={t('releases.writing.times.days')}>
          {days.map((day) => (
            <li key={day} className="chip">
              {formatWeekday(getWeekday(day), language, 'short')} {formatDay(day, language)}
              <CloseButton
                label={t('releases.writing.times.remove', { date: formatDay(day, language) })}
                onClick={() => onChange(days.filter((other) => other !== day))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
