import { captcha } from './captcha.ts';
import { login } from './login.ts';
import { password } from './password.ts';
import { register } from './register.ts';

export const account = { ...captcha, ...login, ...password, ...register };
