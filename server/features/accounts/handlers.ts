import { captcha } from './captcha.ts';
import { changeEmail } from './changeEmail.ts';
import { forgotPassword } from './forgotPassword.ts';
import { linking } from './linkedProviders.ts';
import { login } from './login.ts';
import { mergeAuthors } from './mergeAuthors.ts';
import { passkeys } from './passkeys/handlers.ts';
import { password } from './password.ts';
import { penName } from './penName.ts';
import { profile } from './profile.ts';
import { register } from './register.ts';
import { secondFactor } from './secondFactor/handlers.ts';
import { sessions } from './sessions.ts';
import { sso } from './sso.ts';
import { userNames } from './userNames.ts';

export const account = {
  ...captcha,
  ...changeEmail,
  ...forgotPassword,
  ...linking,
  ...login,
  ...mergeAuthors,
  ...passkeys,
  ...password,
  ...penName,
  ...profile,
  ...register,
  ...secondFactor,
  ...sessions,
  ...sso,
  ...userNames,
};
