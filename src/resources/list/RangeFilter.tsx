import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isShare, type Field } from '#domain/kit/fields.ts';
import { formatMoney, formatNumber, formatShare } from '#domain/kit/figures.ts';
import { getRelativeKey, listRangeKeys } from '#domain/kit/listFilters.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { FieldFrame, getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { DropDown } from '../inputs/DropDown.tsx';
import { MoneyInput } from '../inputs/MoneyInput.tsx';
import { PercentInput } from '../inputs/PercentInput.tsx';
import { NumberInput } from '../inputs/textInputs.tsx';
import { useFramed, type FramedProps } from '../inputs/useFramed.ts';
import { formatEnd, type DateField } from './dateEnds.ts';
import { formatSpan } from './formatSpan.ts';
import filters from './filters.module.css';

const DateRange = lazyWithPreload(
  makePreloadable(async () => (await import('./DateRange.tsx')).DateRange),
  'dialog',
);

interface Props extends FramedProps {
  field: Field;
}

const asItIs = { parse: (end: unknown) => end, format: (end: unknown) => end ?? '' };

/** The ends of a range in the form around. */
function useEnds({ source, label }: Props) {
  const [first, last] = listRangeKeys(source);
  const from = useFramed({ source: first, label }, asItIs).control;
  const to = useFramed({ source: last, label }, asItIs).control;
  return { from: { ...from, name: first }, to: { ...to, name: last } };
}

const joinEnds = (begin: string, end: string) => (begin === end ? begin : `${begin} – ${end}`.trim());

/** A line that says which range is asked for, and opens what sets it. */
function RangeLine({ source, label, range, children }: Props & { range: string; children: ReactNode }) {
  const t = useT();
  const ids = getFrameIds(source);
  return (
    <FieldFrame name={source} label={label} group>
      <DropDown
        id={ids.control}
        aria-labelledby={`${ids.label} ${ids.control}`}
        label={range || t('common.office.list.all')}
      >
        {children}
      </DropDown>
    </FieldFrame>
  );
}

/** Days or months between two ends, either of which may be open, or such as move with the present day. */
export function DateRangeFilter(props: Props) {
  const t = useT();
  const language = useLanguage();
  const { source, label, field } = props;
  const kind = field.kind as DateField;
  const { from, to } = useEnds(props);
  const when = useFramed({ source: getRelativeKey(source), label }, asItIs).control;
  const write = (end: string) => (end === '' ? '' : formatEnd(end, kind, language));
  return (
    <RangeLine {...props} range={when.value ? formatSpan(when.value, t) : joinEnds(write(from.value), write(to.value))}>
      <DateRange label={label} kind={kind} from={from} to={to} when={when} />
    </RangeLine>
  );
}

/** Numbers or amounts between two ends, either of which may be open. */
export function NumberRangeFilter(props: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { source, label, field } = props;
  const { from, to } = useEnds(props);
  const write = (end: unknown): string => {
    if (end === '') return '';
    if (field.kind === 'money') return formatMoney(Number(end), language);
    return (isShare(field) ? formatShare : formatNumber)(Number(end), language);
  };
  const amounts = field.kind === 'money' ? MoneyInput : NumberInput;
  const Input = isShare(field) ? PercentInput : amounts;
  const [first, last] = listRangeKeys(source);
  return (
    <RangeLine {...props} range={joinEnds(write(from.value), write(to.value))}>
      <div className={filters.ends}>
        <Input source={first} label={translate('common.office.list.from', { label })} />
        <Input source={last} label={translate('common.office.list.to', { label })} />
      </div>
    </RangeLine>
  );
}
