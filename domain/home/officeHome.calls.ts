import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, month } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';
import { createWaitingFields } from '#domain/shared/waiting.ts';
import { queueNames } from './officeQueues.ts';
import { tradePictureNames } from './trade.ts';

const queue = t.object({
  name: ruleOf(choice(queueNames, { required: true })),
  ...createWaitingFields(),
  /** How many the caller has put off, or given to colleagues; they are in no other number. */
  snoozed: t.integer().min(0).required(),
});
export type OfficeQueue = t.InferType<typeof queue>;

/** What waits for the caller, by the queues of their role; those of which nothing does are there, too. */
export const getOfficeHome = call('GET /api/office/home', {
  roles: staff,
  background: true,
  answer: t.object({ queues: t.array(queue).required() }),
});

const picture = t.object({
  name: ruleOf(choice(tradePictureNames, { required: true })),
  /** Which month it is of, where it is of one that is there. */
  month: ruleOf(month()),
  /** What each bar stands for, and its figures in the order of the picture's series. */
  rows: t
    .array(t.object({ key: t.string().required(), values: t.array(t.integer().required()).required() }))
    .required(),
});
export type Trade = t.InferType<typeof picture>;

/** The trade in pictures, of what the caller may see; days without anything are there, too. */
export const getTrade = call('GET /api/office/home/trade', {
  roles: staff,
  background: true,
  answer: t.object({ items: t.array(picture).required() }),
});
