import { timePattern } from '#domain/kit/dates.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, date } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { releaseKinds, releaseLimits } from '#domain/releases/release.ts';
import { isZone } from '#domain/shared/zones.ts';

const day = ruleOf(date({ required: true }));
const weekday = { min: 1, max: 7 };

/** `ReleaseRule` but for its lists, which a query writes in another way than a body. */
const ruleFields = {
  kind: ruleOf(choice(releaseKinds, { required: true })),
  time: t.string().matches(timePattern).required(),
  zone: t
    .string()
    .max(60)
    .test('zone', message('validation.choice'), (name) => name === undefined || isZone(name))
    .required(),
  from: day,
};
const listFields = {
  per_day: t.integer().min(1).max(releaseLimits.perDay).required(),
  weekdays: t.array(t.integer().min(weekday.min).max(weekday.max).required()).max(weekday.max).required(),
  days: t.array(day).max(releaseLimits.chapters).required(),
};

/** A `ReleaseRule` in a body. */
export const releaseRule = t.object({ ...ruleFields, ...listFields });

/** The same in a query. */
export const releaseRuleQuery = {
  ...ruleFields,
  per_day: t.query.integer().min(1).max(releaseLimits.perDay).default(1),
  weekdays: t.query.list(t.query.integer().min(weekday.min).max(weekday.max).required()).default([]),
  days: t.query.list(day).max(releaseLimits.chapters).default([]),
};

/** The same in a form, which wants a day: the first one, of weekdays one of them too, of own days one of those instead. */
export const releaseForm = t.object({
  ...ruleFields,
  ...listFields,
  from: t
    .string()
    .defined()
    .when('kind', ([kind], rule) => (kind === 'own' ? rule : day)),
  weekdays: listFields.weekdays.when('kind', ([kind], rule) => (kind === 'weekdays' ? rule.min(1) : rule)),
  days: listFields.days.when('kind', ([kind], rule) => (kind === 'own' ? rule.min(1) : rule)),
});
