import type { Mode } from './modes.ts';

type Values = Partial<Record<string, string>>;

/** What was typed at the sign-in, by mode; an email is the same in all of them. */
export class Typed {
  readonly #values: Record<Mode, Values> = { login: {}, register: {}, forgot: {} };

  of(mode: Mode): Values {
    const { account } = this.#values.login;
    const names = mode === 'register' && !account?.includes('@') ? { user_name: account } : {};
    return { ...names, ...this.#values[mode] };
  }

  keep(mode: Mode, name: string, value: string): void {
    this.#values[mode][name] = value;
    if (name === 'email' || (name === 'account' && value.includes('@'))) this.email(value);
  }

  email(value: string): void {
    const { login, register, forgot } = this.#values;
    login.account = register.email = forgot.email = value;
  }

  /** What was used is nothing to come back to. */
  forget(mode: Mode): void {
    this.#values[mode] = {};
  }
}
