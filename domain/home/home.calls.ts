import { contractStatuses } from '#domain/contracts/contract.ts';
import { todoKinds } from '#domain/home/todo.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, date, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { bufferHealths } from '#domain/releases/buffer.ts';
import { authors } from '#domain/roles.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { storyFields } from '#domain/stories/story.ts';

const day = ruleOf(date({ required: true }));
const words = t.integer().required();

/** Words by UTC+8 day of a month `2026-03`, today's, and how many days in a row something was written. */
const calendar = t.object({
  month: t.string().required(),
  days: t.array(t.object({ day, words })).required(),
  today: t.object({ day, words }).required(),
  streak: t.integer().required(),
});

export const getUpdateCalendar = call('GET /api/fictions/{fiction_id}/update-calendar/{month}', {
  viewable: true,
  roles: authors,
  answer: calendar,
});

/** The same of all stories of the author together. */
export const getAllUpdateCalendar = call('GET /api/fictions/all/update-calendar/{month}', {
  viewable: true,
  roles: authors,
  answer: calendar,
});

const { fields } = statement;
const item = t.object({
  kind: ruleOf(choice(todoKinds, { required: true })),
  /** Things of the kind, in the story where there is one. */
  count: t.integer().required(),
  fiction_id: t.id().nullable().defined(),
  title: t.string().nullable().defined(),
  language: t.string().nullable().defined(),
  /** rejected, missed: the first chapter. */
  chapter_id: t.id().nullable().defined(),
  number: t.integer().nullable().defined(),
  contract_status: ruleOf(choice(contractStatuses)),
  /** statement: its month, where it stands, cents, and until when it can be confirmed or sent in again. */
  statement: t
    .object({
      month: ruleOf(fields.month),
      status: ruleOf(fields.status),
      amount: t.integer().required(),
      until: ruleOf(time({ required: true })),
    })
    .nullable()
    .default(undefined)
    .defined(),
  /** prize: the contest that it was won in, and until when it is claimed. */
  prize: t
    .object({
      slug: t.string().required(),
      edition: t.integer().required(),
      until: ruleOf(time({ required: true })),
    })
    .nullable()
    .default(undefined)
    .defined(),
});
export type TodoItem = t.InferType<typeof item>;

/** A story under contract, and how long it goes on by itself, see `computeBuffer`. */
const buffered = t.object({
  id: t.id().required(),
  title: storyFields.title,
  language: ruleOf(fiction.fields.language),
  ready: t.integer().required(),
  in_review: t.integer().required(),
  until: t.string().nullable().defined(),
  days: t.integer().nullable().defined(),
  health: ruleOf(choice(bufferHealths, { required: true })),
});
export type BufferedStory = t.InferType<typeof buffered>;

/**
 * What a new author has done so far. `latest_id`: the story that was written in last, `latest_chapter_id` the chapter of it
 * that goes on, if any. `story_id`: the story that leads on to readers, the signed or the longest of those
 * that a contract can be had for, with its words; null: none does.
 */
const progress = t.object({
  works: t.integer().required(),
  latest_id: t.id().nullable().defined(),
  latest_chapter_id: t.id().nullable().defined(),
  story_id: t.id().nullable().defined(),
  words: t.integer().required(),
  can_apply: t.boolean().required(),
  applied: t.boolean().required(),
  signed: t.boolean().required(),
  published: t.boolean().required(),
});
export type Progress = t.InferType<typeof progress>;

/**
 * What waits for the author, at most eight things, how long the latest stories under contract go on by themselves, and
 * what a new author has done so far.
 */
export const getTodo = call('GET /api/fictions/todo', {
  viewable: true,
  roles: authors,
  answer: t.object({
    items: t.array(item).required(),
    works: t.array(buffered).required(),
    progress: progress.required(),
  }),
});
