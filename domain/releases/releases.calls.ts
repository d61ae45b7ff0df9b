import { chapterStatuses } from '#domain/chapters/chapter.entity.ts';
import { maxChapters } from '#domain/chapters/chapterLimits.ts';
import { confirmationRule } from '#domain/chapters/submission.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { bufferHealths } from '#domain/releases/buffer.ts';
import { releaseLimits } from '#domain/releases/release.ts';
import { releaseRule, releaseRuleQuery } from '#domain/releases/releaseRule.ts';
import { authors } from '#domain/roles.ts';
import { storyFields } from '#domain/stories/story.ts';

const most = releaseLimits.chapters;
const instant = ruleOf(time({ required: true }));

const waiting = t.object({
  id: t.id().required(),
  number: t.integer().required(),
  title: t.string().nullable().defined(),
  state: ruleOf(choice(chapterStatuses, { required: true })),
  release_at: instant.nullable(),
  word_count: t.integer().required(),
});
/** A chapter that can be scheduled, or is. */
export type ReadyChapter = t.InferType<typeof waiting>;

/**
 * What can be scheduled of a story, in the order of its chapters: those with `release_at` are scheduled already. With
 * the rule that was used last, the first number that no reader has seen, and what limits a task.
 */
export const getReleaseSetting = call('GET /api/fictions/{id}/chapter/auto-publish/setting', {
  viewable: true,
  roles: authors,
  answer: t.object({
    story: t
      .object({
        title: storyFields.title,
        language: storyFields.language,
        signed: t.boolean().required(),
        completed: t.boolean().required(),
      })
      .required(),
    chapters: t.array(waiting).max(maxChapters).required(),
    rule: releaseRule.nullable().defined().default(undefined),
    buffer: t
      .object({ days: t.integer().nullable().defined(), health: ruleOf(choice(bufferHealths, { required: true })) })
      .required(),
    limits: t.object({ latest: instant, chapters: t.integer().required() }).required(),
  }),
});

/**
 * The next times of a rule for `count` chapters. They are instants; the rule's zone says whose clock shows the chosen
 * hour. Fewer than `count` where the chosen days or the year ahead end.
 */
export const getReleaseDates = call('GET /api/fictions/{id}/chapter/auto-publish/date', {
  viewable: true,
  roles: authors,
  query: t.object({
    ...releaseRuleQuery,
    count: t.query.integer().min(1).max(most).required(),
  }),
  answer: t.object({ items: t.array(instant).required() }),
});

/**
 * Sets when chapters go out, and takes others out of the schedule. Drafts and rejected ones that are set are submitted
 * for review; what is approved waits for its time. `rule` is kept as the setting that was used last. Answers which were
 * changed, which of these were submitted, which stayed since their state does not allow it, and which would now go
 * out before an earlier chapter. What is submitted is refused as by `submitChapters`.
 */
export const scheduleReleases = call('POST /api/fictions/{id}/chapter/auto-publish/task', {
  roles: authors,
  idempotent: true,
  body: t.object({
    chapters: t
      .array(t.object({ id: t.id().required(), release_at: instant }))
      .max(most)
      .required(),
    take_out: t.array(t.id().required()).max(most).required(),
    rule: releaseRule.optional().default(undefined),
    confirmed: confirmationRule(),
  }),
  answer: t.object({
    ids: t.array(t.id().required()).required(),
    submitted: t.array(t.id().required()).required(),
    skipped: t.array(t.id().required()).required(),
    out_of_order: t.array(t.object({ id: t.id().required(), behind: t.id().required() })).required(),
  }),
});

const published = t.object({
  id: t.id().required(),
  number: t.integer().required(),
  title: t.string().nullable().defined(),
  published_at: instant,
  due_at: instant.nullable(),
});
export type Released = t.InferType<typeof published>;

/** What of a story was published from one instant up to another, at most 62 days on; `due_at` where it was planned. */
export const listReleased = call('GET /api/fictions/{id}/chapter/auto-publish/released', {
  viewable: true,
  roles: authors,
  query: t.object({ from: instant, until: instant }),
  answer: t.object({ items: t.array(published).required() }),
});
