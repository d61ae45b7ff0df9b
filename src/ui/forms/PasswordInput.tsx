import { useState, type ComponentProps } from 'react';
import { useT } from '../../i18n/index.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { Stroke } from '../Stroke.tsx';
import css from './forms.module.css';

const eye =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6';
const eyeOff =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20';

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
          <Stroke d={visible ? eyeOff : eye} />
        </button>
      }
    />
  );
}
