interface CodeArgs {
  /** Six digits. */
  code: string;
  minutes: number;
}
interface AccountArgs {
  user_name: string;
}
interface ProviderArgs extends AccountArgs {
  /** Its name for people. */
  provider: string;
}

export interface AccountsEmailArgs {
  /** To an address that is to have an account. */
  register_code: CodeArgs;
  /** To the address that an account is to move to. */
  change_email_code: CodeArgs;
  forgot_password_code: CodeArgs;
  /** In place of a code, to an address that has an account already. */
  address_in_use: object;
  /** In place of a code for a new password, to an address that has no account. */
  no_account: object;
  /** To the first content manager, whom a command made. */
  admin_created: AccountArgs;
  /** To the address of an account of the staff; `role` is ready to be read. */
  account_invited: AccountArgs & { role: string; url: string; days: number };
  password_changed: AccountArgs;
  /** By a code that was mailed. */
  password_reset: AccountArgs;
  /** To the address that the account had until now. */
  email_changed: AccountArgs;
  /** Another way to sign in than the password is new, or gone. */
  provider_linked: ProviderArgs;
  provider_unlinked: ProviderArgs;
  /** `passkey`: as its owner calls it. */
  passkey_added: AccountArgs & { passkey: string };
  passkey_removed: AccountArgs & { passkey: string };
  second_factor_on: AccountArgs;
  second_factor_off: AccountArgs;
  /** A content manager took it away, and the passkeys; of an account without one, the passkeys only. */
  second_factor_reset: AccountArgs & { reason: string };
  passkeys_reset: AccountArgs & { reason: string };
  /** So many codes were wrong that somebody may have got past the first step of the sign-in. */
  second_factor_tries: AccountArgs;
  recovery_codes_renewed: AccountArgs;
  /** Somebody signed in without the app; `left` codes are left. */
  recovery_code_used: AccountArgs & { left: number };
  /** To the address of an account that was closed; `main` is the name of the one that took over what it had. */
  account_merged: AccountArgs & { main: string };
  welcome: { pen: string };
  info_locked: { reason: string };
  info_unlocked: object;
}
