import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Field, Kind } from '#domain/kit/fields.ts';
import { interfaceLanguages } from '#domain/languages.ts';
import { roles, type Role } from '#domain/roles.ts';
import {
  formatDate,
  formatDay,
  formatMoney,
  formatMonth,
  formatNumber,
  formatTime,
  languageName,
} from '../i18n/format.ts';
import { currentProvider, useLanguage } from '../i18n/index.ts';
import { RefLink } from './RefLink.tsx';
import { toneOf } from './tones.ts';
import css from './kit.module.css';

/** An option in the reader's words: languages by Intl, roles by the shell, the rest by the resource's labels. */
export function optionLabel(
  resource: string,
  name: string,
  option: string,
  translate: (key: string) => string,
): string {
  if (name === 'language' || name === 'languages')
    return languageName(option, currentProvider().getLocale() as keyof typeof interfaceLanguages);
  if (roles.includes(option as Role)) return translate(`app.role.${option}`);
  return translate(`resources.${resource}.choices.${name}.${option}`);
}

interface Props {
  name: string;
  field: Field;
}

/** The value of a field in a list or beside a form. Nothing stands for 'no value'. */
export function Cell({ name, field }: Props): ReactNode {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const language = useLanguage();
  const value = record?.[name];
  if (value === null || value === undefined || value === '') return null;
  const kinds: Record<Kind, () => ReactNode> = {
    text: () => value,
    longText: () => <span className={css.clamped}>{value}</span>,
    number: () => formatNumber(value, language, { maximumFractionDigits: 4 }),
    money: () => formatMoney(value, language),
    date: () => <span className={css.nowrap}>{formatDay(value, language)}</span>,
    time: () => (
      <time className={css.nowrap} dateTime={value} title={formatTime(value, language)}>
        {formatDate(value, language)}
      </time>
    ),
    month: () => formatMonth(value, language),
    choice: () => {
      const label = optionLabel(resource, name, value, translate);
      return name === 'language' || name === 'role' ? label : <span className={`chip ${toneOf(value)}`}>{label}</span>;
    },
    choices: () =>
      (value as string[])
        .map((option) => (field.options ? optionLabel(resource, name, option, translate) : option))
        .join(', '),
    flag: () => translate(value ? 'app.yes' : 'app.no'),
    ref: () => <RefLink to={field.to!} id={value} title={record?.titles?.[name]} />,
    image: () => <img className={css.thumbnail} src={value} alt="" loading="lazy" />,
  };
  return kinds[field.kind]();
}
