import { useTranslate } from 'ra-core';
import { isDate, isMonth } from '#domain/kit/dates.ts';
import { getMonth } from '#domain/shared/clock.ts';
import { useT } from '../../i18n/index.ts';
import { Calendar } from '../../ui/calendar/Calendar.tsx';
import { DateInput } from '../../ui/calendar/DateInput.tsx';
import { getEndDay, toRangeEnd, getToday, type DateField } from './dateEnds.ts';
import { presets, getPresetRange } from './rangePresets.ts';
import css from './filters.module.css';

interface End {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

interface Props {
  label: string;
  kind: DateField;
  from: End;
  to: End;
}

const isWhole = { date: isDate, time: isDate, month: isMonth } as const;

/** The first and the last day or month of a range: one asked for often, typed, or chosen one after the other. */
export function DateRange({ label, kind, from, to }: Props) {
  const t = useT();
  const translate = useTranslate();
  const [first, last] = [getEndDay(from.value, kind), getEndDay(to.value, kind)];
  // A list is not asked for what is still being typed.
  const setFrom = (day: string) => from.onChange(isWhole[kind](day) ? toRangeEnd(day, kind, 'from') : '');
  const setTo = (day: string) => to.onChange(isWhole[kind](day) ? toRangeEnd(day, kind, 'to') : '');
  const set = (range: readonly [string, string]) => {
    setFrom(range[0]);
    setTo(range[1]);
  };
  const choose = (day: string) => {
    if (!first || last || day < first) set([day, '']);
    else setTo(day);
  };
  const unit = kind === 'month' ? 'month' : 'date';
  const offered = kind === 'month' ? presets.slice(2) : presets;
  return (
    <div className={css.range} data-roomy>
      <div className={css.presets}>
        {offered.map((preset) => (
          <button
            key={preset}
            type="button"
            className={css.preset}
            onClick={() => {
              const [begin, end] = getPresetRange(preset, getToday(kind));
              set(unit === 'month' ? [getMonth(begin), getMonth(end)] : [begin, end]);
            }}
          >
            {t(`common.office.date.${preset}`)}
          </button>
        ))}
        <button type="button" className={css.preset} onClick={() => set(['', ''])}>
          {t('common.office.date.clear')}
        </button>
      </div>
      <div>
        <div className={css.ends}>
          <DateInput
            bare
            kind={unit}
            name={from.name}
            label={translate('common.from', { label })}
            value={first}
            onChange={setFrom}
          />
          <DateInput
            bare
            kind={unit}
            name={to.name}
            label={translate('common.to', { label })}
            value={last}
            onChange={setTo}
          />
        </div>
        <Calendar kind={unit} chosen={last ? [first, last] : [first]} onChoose={choose} />
      </div>
    </div>
  );
}
