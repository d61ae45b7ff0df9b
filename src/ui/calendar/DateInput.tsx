import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { message, type Message } from '#domain/kit/messages.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { preloadable } from '../../lib/lazy/preloadable.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { lazyWithPreload } from '../lazy/lazyWithPreload.tsx';
import { Popover } from '../Popover.tsx';
import { formatDatePattern, readTypedDate, writeTypedDate, type DateKind } from './typedDate.ts';
import css from './DateInput.module.css';

const Calendar = lazyWithPreload(
  preloadable(async () => (await import('./Calendar.tsx')).Calendar),
  'dialog',
);

interface Props {
  kind: DateKind;
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  error?: Message;
  ref?: Ref<HTMLInputElement>;
  /** `2026-03-31`, `2026-03` or `2026-03-31T08:30`; or the text that is not yet one. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** The first and the last day that its calendar offers. */
  min?: string;
  max?: string;
  /** Of a date that a browser knows. */
  autoComplete?: 'bday';
  /** What chooses is beside it already. */
  bare?: true;
}

const noDate = message('validation.date');

/** A day, a month or a time: typed in figures as the interface's language writes them, or chosen in a calendar. */
export function DateInput({ kind, value, onChange, onBlur, bare, autoComplete, min, max, error, ...input }: Props) {
  const t = useT();
  const language = useLanguage();
  // What is typed stands as it is until it is left.
  const [typed, setTyped] = useState<string>();
  const letters = {
    day: t('common.shared.date.day'),
    month: t('common.shared.date.month'),
    year: t('common.shared.date.year'),
    time: t('common.shared.date.time'),
  };
  const write = (text: string) => {
    setTyped(text);
    onChange(readTypedDate(text, language, kind) ?? text);
  };
  const choose = (chosen: string) => {
    setTyped(undefined);
    onChange(kind === 'time' ? `${chosen}T${value.slice(11) || '00:00'}` : chosen);
  };
  const calendar = (
    <Popover
      className={css.open}
      label={<CalendarDays />}
      aria-label={`${t('common.shared.date.open')}: ${input.label}`}
      side="end"
    >
      {(close) => (
        <Calendar
          kind={kind === 'month' ? 'month' : 'date'}
          chosen={value.split('T', 1)}
          min={min}
          max={max}
          onChoose={(date) => {
            choose(date);
            close();
          }}
        />
      )}
    </Popover>
  );
  const isUnread = typed === undefined && value !== '' && readTypedDate(value, language, kind) !== value;
  return (
    <TextInput
      {...input}
      error={error ?? (isUnread ? noDate : undefined)}
      autoComplete={autoComplete ?? 'off'}
      placeholder={formatDatePattern(language, kind, letters)}
      value={typed ?? writeTypedDate(value, language, kind)}
      onChange={({ target }) => write(target.value)}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      end={!bare && calendar}
    />
  );
}
