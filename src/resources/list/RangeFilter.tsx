import { useTranslate } from 'ra-core';
import { isShare, type Field } from '#domain/kit/fields.ts';
import { formatMoney, formatNumber, formatShare } from '#domain/kit/figures.ts';
import { listRangeKeys } from '#domain/kit/listFilters.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { FieldFrame, getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { DropDown } from '../inputs/DropDown.tsx';
import { MoneyInput } from '../inputs/MoneyInput.tsx';
import { PercentInput } from '../inputs/PercentInput.tsx';
import { NumberInput } from '../inputs/textInputs.tsx';
import { useFramed, type FramedProps } from '../inputs/useFramed.ts';
import { formatEnd } from './dateEnds.ts';
import filters from './filters.module.css';

const DateRange = lazyWithPreload(
  makePreloadable(async () => (await import('./DateRange.tsx')).DateRange),
  'dialog',
);

interface Props extends FramedProps {
  field: Field;
  /** Its two ends have keys of their own. */
  ranged?: true;
}

const asItIs = { parse: (end: unknown) => end, format: (end: unknown) => end ?? '' };

/** The values of a field between two ends, either of which may be open, in a line that opens what sets them. */
export function RangeFilter({ source, label, field }: Props) {
  const t = useT();
  const language = useLanguage();
  const ids = getFrameIds(source);
  const [first, last] = listRangeKeys(source);
  const from = useFramed({ source: first, label }, asItIs).control;
  const to = useFramed({ source: last, label }, asItIs).control;
  const { kind } = field;
  const isDate = kind === 'date' || kind === 'time' || kind === 'month';
  const write = (end: unknown): string => {
    if (end === '') return '';
    if (isDate) return formatEnd(String(end), kind, language);
    if (kind === 'money') return formatMoney(Number(end), language);
    return (isShare(field) ? formatShare : formatNumber)(Number(end), language);
  };
  const [begin, end] = [write(from.value), write(to.value)];
  const range = begin === end ? begin : `${begin} – ${end}`.trim();
  return (
    <FieldFrame name={source} label={label} group>
      <DropDown
        id={ids.control}
        aria-labelledby={`${ids.label} ${ids.control}`}
        label={range || t('common.office.list.all')}
      >
        {isDate ? (
          <DateRange label={label} kind={kind} from={{ ...from, name: first }} to={{ ...to, name: last }} />
        ) : (
          <NumberRange {...{ source, label, field }} />
        )}
      </DropDown>
    </FieldFrame>
  );
}

function NumberRange({ source, label, field }: Props) {
  const translate = useTranslate();
  const amounts = field.kind === 'money' ? MoneyInput : NumberInput;
  const Input = isShare(field) ? PercentInput : amounts;
  const [first, last] = listRangeKeys(source);
  return (
    <div className={filters.ends}>
      <Input source={first} label={translate('common.from', { label })} />
      <Input source={last} label={translate('common.to', { label })} />
    </div>
  );
}
