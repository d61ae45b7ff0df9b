import Clock from 'lucide-react/icons/clock';
import { useState, type ReactNode } from 'react';
import { isTime } from '#domain/kit/dates.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { useT } from '../../i18n/index.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { Popover } from '../Popover.tsx';
import { HalfHours } from './HalfHours.tsx';
import { readTypedTime } from './typedTime.ts';
import css from './DateInput.module.css';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: Message;
  /** `21:30`; or the text that is none. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of day by 24 hours, in every language alike: typed as it comes, or chosen from the half hours. */
export function TimeInput({ value, onChange, error, ...input }: Props) {
  const t = useT();
  // What is typed stands as it is until it is left.
  const [typed, setTyped] = useState<string>();
  const [wasLeft, setLeft] = useState(false);
  const write = (text: string) => {
    setTyped(text);
    onChange(readTypedTime(text) ?? text.trim());
  };
  const choose = (time: string) => {
    setTyped(undefined);
    onChange(time);
  };
  const isWrong = typed === undefined && !isTime(value) && (value !== '' || wasLeft);
  const own = isWrong ? message(value === '' ? 'validation.required' : 'common.shared.date.no_time') : undefined;
  return (
    <TextInput
      {...input}
      error={error ?? own}
      autoComplete="off"
      required
      placeholder={t('common.shared.date.time')}
      value={typed ?? value}
      onChange={({ target }) => write(target.value)}
      onBlur={() => {
        setTyped(undefined);
        setLeft(true);
      }}
      end={
        <Popover
          className={css.open}
          label={<Clock />}
          aria-label={`${t('common.shared.date.open_times')}: ${input.label}`}
          side="end"
        >
          {(close) => (
            <HalfHours
              label={input.label}
              chosen={isTime(value) ? value : ''}
              onChoose={(time) => {
                choose(time);
                close();
              }}
            />
          )}
        </Popover>
      }
    />
  );
}
