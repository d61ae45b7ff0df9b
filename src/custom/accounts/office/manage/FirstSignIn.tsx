import type { Message } from '#domain/kit/messages.ts';
import { useT } from '../../../../i18n/index.ts';
import { NewPassword } from '../../author/NewPassword.tsx';
import css from './manage.module.css';

const firstSignIns = ['invitation', 'password'] as const;
export type FirstSignInBy = (typeof firstSignIns)[number];

interface Props {
  by: FirstSignInBy;
  onChange: (by: FirstSignInBy) => void;
  errors: Partial<Record<string, Message>>;
}

/** How the owner of a new account signs in for the first time. */
export function FirstSignIn({ by, onChange, errors }: Props) {
  const t = useT();
  return (
    <>
      <fieldset className={css.choices}>
        <legend>{t('accounts.office.manage.how')}</legend>
        {firstSignIns.map((way) => (
          <label key={way}>
            <input type="radio" name="by" checked={by === way} onChange={() => onChange(way)} />
            <span>{t(`accounts.office.manage.by_${way}`)}</span>
          </label>
        ))}
      </fieldset>
      {by === 'password' && <NewPassword label={t('accounts.password')} of="content_manager" errors={errors} />}
    </>
  );
}
