import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';

/** A proof-of-work challenge for the ALTCHA widget. Its solution is taken once, within ten minutes. */
export const getCaptcha = call('GET /api/auth/captcha', {
  roles: 'anyone',
  answer: t.object({
    parameters: t.mixed<Record<string, unknown>>().required(),
    signature: t.string().required(),
  }),
});
