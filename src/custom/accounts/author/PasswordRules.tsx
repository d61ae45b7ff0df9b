import { newPassword } from '#domain/accounts/password.ts';
import type { Message } from '#domain/kit/messages.ts';
import { ValidationError, type Schema } from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { Stroke } from '../../../ui/Stroke.tsx';
import css from '../../../ui/forms/forms.module.css';

/** The sentences of a rule that a value breaks. */
function listBroken(rule: Schema, value: string): Set<string> {
  try {
    rule.validateSync(value, { abortEarly: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return new Set(
      (error.errors as (string | Message)[]).map((problem) =>
        typeof problem === 'string' ? problem : problem.message,
      ),
    );
  }
}

const parts = {
  length: ['validation.min_length', 'validation.max_length'],
  mix: ['validation.password_mix'],
  spaces: ['validation.password_spaces'],
  common: ['validation.password_common'],
} as const;

/** What the rule of new passwords asks for, each part marked once it is met. */
export function PasswordRules({ of, value }: { of: Role; value: string }) {
  const t = useT();
  const rule = newPassword(of);
  const wrong = listBroken(rule, value);
  const bound = (name: string) => rule.describe().tests.find((test) => test.name === name)?.params?.[name];
  return (
    <span className={css.rules} role="list">
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => {
        const isMet = value !== '' && !parts[part].some((problem) => wrong.has(problem));
        return (
          <span key={part} role="listitem" className={isMet ? css.met : undefined}>
            {isMet && <Stroke d="M20 6 9 17l-5-5" />}
            {t(`accounts.rule.${part}`, { min: bound('min'), max: bound('max') })}
            {isMet && <span className="visually-hidden"> {t('accounts.rule.met')}</span>}
          </span>
        );
      })}
    </span>
  );
}
