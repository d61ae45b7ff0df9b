import { captcha } from './captcha.ts';
import { forgotPassword } from './forgotPassword.ts';
import { login } from './login.ts';
import { password } from './password.ts';
import { register } from './register.ts';

export const account = { ...captcha, ...forgotPassword, ...login, ...password, ...register };
