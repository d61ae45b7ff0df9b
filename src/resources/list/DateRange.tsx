import { useTranslate } from 'ra-core';
import { isDate, isMonth } from '#domain/kit/dates.ts';
import { parseRelativeSpan } from '#domain/kit/relativeSpans.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { getSpanDays } from '#domain/shared/relativeDays.ts';
import { useT } from '../../i18n/index.ts';
import { Calendar } from '../../ui/calendar/Calendar.tsx';
import { DateInput } from '../../ui/calendar/DateInput.tsx';
import { getEndDay, toRangeEnd, type DateField } from './dateEnds.ts';
import { formatSpan } from './formatSpan.ts';
import { SpanInput } from './SpanInput.tsx';
import css from './filters.module.css';

interface Value {
  value: string;
  onChange: (value: string) => void;
}
interface End extends Value {
  name: string;
}

interface Props {
  label: string;
  kind: DateField;
  from: End;
  to: End;
  /** Days that move with the present one, instead of the ends. */
  when: Value;
}

const isWhole = { date: isDate, time: isDate, month: isMonth } as const;

const dayPresets = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'next_30_days',
  'older_than_30_days',
  'this_month',
  'last_month',
  'this_year',
] as const;
const monthPresets = ['this_month', 'last_month', 'last_12_months', 'this_year'] as const;

/** The first and the last day or month of what moves with the present day, as the calendar marks them. */
function getSpanMarks(when: string, unit: 'date' | 'month'): string[] {
  const span = parseRelativeSpan(when);
  const { from, to } = span ? getSpanDays(span, dayOf(new Date())) : {};
  return [from, to].flatMap((day) => (day ? day.slice(0, unit === 'month' ? 7 : 10) : []));
}

/** The first and the last day or month of a range: such as move with the present one, typed, or chosen one after the other. */
export function DateRange({ label, kind, from, to, when }: Props) {
  const t = useT();
  const translate = useTranslate();
  const [first, last] = [getEndDay(from.value, kind), getEndDay(to.value, kind)];
  const setWhen = (preset: string) => {
    if (when.value !== preset) when.onChange(preset);
  };
  // A list is not asked for what is still being typed.
  const setFrom = (day: string) => from.onChange(isWhole[kind](day) ? toRangeEnd(day, kind, 'from') : '');
  const setTo = (day: string) => to.onChange(isWhole[kind](day) ? toRangeEnd(day, kind, 'to') : '');
  const set = (begin: string, end: string, preset = '') => {
    setFrom(begin);
    setTo(end);
    setWhen(preset);
  };
  const choose = (day: string) => {
    if (!first || last || day < first) set(day, '');
    else setTo(day);
  };
  const unit = kind === 'month' ? 'month' : 'date';
  const marks = last ? [first, last] : [first];
  return (
    <div className={css.range} data-roomy>
      <div className={css.presets}>
        {(kind === 'month' ? monthPresets : dayPresets).map((preset) => (
          <button
            key={preset}
            type="button"
            className={css.preset}
            aria-pressed={when.value === preset}
            onClick={() => set('', '', preset)}
          >
            {formatSpan(preset, t)}
          </button>
        ))}
        <SpanInput unit={unit} when={when.value} onChoose={(span) => set('', '', span)} />
        <button type="button" className={css.preset} onClick={() => set('', '')}>
          {t('common.office.date.clear')}
        </button>
      </div>
      <div>
        <div className={css.ends}>
          <DateInput
            bare
            kind={unit}
            name={from.name}
            label={translate('common.office.list.from', { label })}
            value={first}
            onChange={(day) => {
              setWhen('');
              setFrom(day);
            }}
          />
          <DateInput
            bare
            kind={unit}
            name={to.name}
            label={translate('common.office.list.to', { label })}
            value={last}
            onChange={(day) => {
              setWhen('');
              setTo(day);
            }}
          />
        </div>
        <Calendar kind={unit} chosen={when.value ? getSpanMarks(when.value, unit) : marks} onChoose={choose} />
      </div>
    </div>
  );
}
