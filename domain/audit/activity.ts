import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import { searchRule } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';

const backwards = message('validation.end_before_start');

/** Whose activity, of the record of which number, and on which days (UTC+8, the last one in it): as a form asks for it. */
export const activityFilter = t.object({
  by: searchRule().default(''),
  record_id: t
    .string()
    .matches(/^([1-9]\d{0,8})?$/)
    .default(''),
  day_from: ruleOf(date()),
  day_to: ruleOf(date()).test('range', backwards, (to, { parent: { day_from } }) => !to || !day_from || to >= day_from),
});
