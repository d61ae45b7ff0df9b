import { useState, type ComponentProps } from 'react';
import { useT } from '../../i18n/index.ts';
import { TextInput } from '../fields/TextInput.tsx';
import css from './forms.module.css';

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'end'>;

/** A password, which can be looked at. */
export function PasswordInput(props: Props) {
  const t = useT();
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={css.show}
          aria-pressed={visible}
          aria-label={t(visible ? 'accounts.hide_password' : 'accounts.show_password')}
          onClick={() => setVisible(!visible)}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z" />
            <circle cx="12" cy="12" r="3" />
            {visible && <path d="M4 4l16 16" />}
          </svg>
        </button>
      }
    />
  );
}
