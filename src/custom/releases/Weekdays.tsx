import { formatWeekday } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import css from './RuleFields.module.css';

interface Props {
  /** 1 is Monday, 7 is Sunday. */
  chosen: readonly number[];
  onChange: (weekdays: number[]) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Days of the week that are chosen, each by a press. */
export function Weekdays({ chosen, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const toggle = (weekday: number) => onChange(weekdays.filter((one) => (one === weekday) !== chosen.includes(one)));
  return (
    <FieldFrame name="weekdays" label={t('releases.writing.times.days')} group>
      <div className={css.weekdays}>
        {weekdays.map((weekday) => (
          <button
            key={weekday}
            type="button"
            className="button quiet small"
            aria-pressed={chosen.includes(weekday)}
            title={formatWeekday(weekday, language, 'long')}
            onClick={() => toggle(weekday)}
          >
            {formatWeekday(weekday, language, 'short')}
          </button>
        ))}
      </div>
    </FieldFrame>
  );
}
