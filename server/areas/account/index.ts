import { captcha } from './captcha.ts';
import { login } from './login.ts';
import { password } from './password.ts';

export const account = { ...captcha, ...login, ...password };
