import { login } from './login.ts';
import { password } from './password.ts';

export const account = { ...login, ...password };
