import { user } from '#domain/accounts/user.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { payroll } from './payout.entity.ts';

const instant = () => t.string().nullable().defined();
const { user_name, pen_name, status } = user.fields;

/**
 * An author as those see them who pay them: what they are called, and how they are paid now, without any account. Their
 * statements and payouts are the rows of those lists. 404 for who is no author.
 */
export const getAuthorMoney = call('GET /api/office/authors/{id}/money', {
  roles: payroll.access.read,
  answer: t.object({
    id: t.id().required(),
    user_name: ruleOf(user_name),
    pen_name: ruleOf(pen_name),
    status: ruleOf(status),
    payment: t
      .object({
        payment_type: ruleOf(payroll.fields.payment_type),
        updated_at: t.string().required(),
        /** Nothing is paid before then; null where nothing holds it. */
        held_until: instant(),
      })
      .nullable()
      .default(undefined)
      .defined(),
  }),
});
