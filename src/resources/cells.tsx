import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isShare, isState, type Field, type Kind } from '#domain/kit/fields.ts';
import { formatMoney, formatNumber, formatShare } from '#domain/kit/figures.ts';
import { formatDate, formatDay, formatMonth, formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage } from '../i18n/index.ts';
import { StateChip } from '../ui/state/StateChip.tsx';
import { formatChoice } from './formatChoice.ts';
import { RefLink } from './RefLink.tsx';
import css from './kit.module.css';

interface Props {
  name: string;
  field: Field;
  /** In a table, where an instant is its day until it is pointed at. */
  compact?: boolean;
}

/** The value of a field in a list or beside a form. Nothing stands for 'no value'. */
export function Cell({ name, field, compact }: Props): ReactNode {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const language = useLanguage();
  const value = record?.[name];
  if (value === null || value === undefined || value === '') return null;
  const kinds: Record<Kind, () => ReactNode> = {
    text: () => value,
    longText: () => <span className={css.clamped}>{value}</span>,
    number: () =>
      isShare(field) ? formatShare(value, language) : formatNumber(value, language, { maximumFractionDigits: 4 }),
    money: () => formatMoney(value, language),
    date: () => <span className={css.nowrap}>{formatDay(value, language)}</span>,
    time: () => (
      <time className={css.nowrap} dateTime={value} title={formatTime(value, language)}>
        {compact ? formatDate(value, language) : formatTime(value, language)}
      </time>
    ),
    month: () => formatMonth(value, language),
    choice: () => {
      const label = formatChoice(resource, name, field, value, translate);
      // States are chips; what only names something is plain.
      return isState(name) ? <StateChip state={value}>{label}</StateChip> : label;
    },
    choices: () =>
      (value as string[]).map((option) => formatChoice(resource, name, field, option, translate)).join(', '),
    flag: () => translate(value ? 'common.office.yes' : 'common.office.no'),
    ref: () => <RefLink to={field.to!} id={value} title={record?.titles?.[name]} />,
    image: () => <img className={css.thumbnail} src={value} alt="" loading="lazy" />,
  };
  return kinds[field.kind]();
}
