import { confirmationMinutes } from '#domain/accounts/secondFactor.ts';
import { minutesAfter } from '#domain/shared/clock.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

/** 422 at `field` unless the caller has no second factor, or typed a code of it in the last five minutes. */
export function keepConfirmed({ now, user: me }: Context, field: string): void {
  if (me.confirmed_at === undefined) return;
  if (me.confirmed_at && now <= minutesAfter(new Date(me.confirmed_at), confirmationMinutes)) return;
  throw invalidField(field, 'accounts.shared.second.errors.needed');
}
