import { comment } from '#domain/comments/comment.entity.ts';
import { reportReasons, reportStatuses } from '#domain/comments/comment.ts';
import {
  maxModerated,
  moderationResults,
  moderationSteps,
  wantsReason,
  type ModerationStep,
} from '#domain/comments/moderation.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { maxReason } from '#domain/shared/reason.ts';
import { partOfQueue } from '../kit/paging.ts';

const { fields } = comment;
const moderators = ['content_manager', 'editor'] as const;
const count = () => t.integer().min(0).required();
const instant = () => ruleOf(time({ required: true }));

/**
 * Comments that authors reported; to an editor only those on their stories. Those that wait stand in the order of their
 * reports, those that were decided on the latest first. The next part follows `after_at` and `after_id`, the last that
 * was shown.
 */
export const listReportedComments = call('GET /api/office/comment-reports', {
  roles: moderators,
  query: t.object({
    status: t.string().oneOf(reportStatuses).default('open'),
    reason: t.string().oneOf(reportReasons),
    language: t.string().oneOf(storyLanguages),
    ...partOfQueue,
  }),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          fiction_id: t.id().required(),
          story: t.string().required(),
          language: t.string().oneOf(storyLanguages).required(),
          /** Who reported it. */
          pen_name: t.string().nullable().defined(),
          number: t.integer().nullable().defined(),
          reader_name: ruleOf(fields.reader_name),
          content: ruleOf(fields.content),
          /** What it answers. */
          answers: t.string().nullable().defined(),
          created_at: instant(),
          reported_at: instant(),
          reason: t.string().oneOf(reportReasons).required(),
          note: t.string().nullable().defined(),
          status: t.string().oneOf(reportStatuses).required(),
          /** The author has hidden it meanwhile. */
          hidden: t.boolean().required(),
          /** Its reader is known to the reading app. */
          blockable: t.boolean().required(),
          blocked: t.boolean().required(),
          /** Comments of this reader, on all stories, that were taken out before. */
          removed_before: count(),
        }),
      )
      .required(),
    /** How many of each state there are, of what the filters leave. */
    counts: t.object({ open: count(), kept: count(), removed: count() }).required(),
  }),
});

/**
 * Decides on reported comments that still wait, each by itself: what somebody else decided meanwhile is left and told.
 * Authors are told, with the reason. `undo` takes back what this call did; null where it did nothing.
 */
export const decideReports = call('POST /api/office/comment-reports/decisions', {
  roles: moderators,
  idempotent: true,
  body: t.object({
    ids: t.array(t.id().required()).min(1).max(maxModerated).required(),
    step: t.string().oneOf(moderationSteps).required(),
    reason: t
      .string()
      .max(maxReason)
      .when('step', ([step], rule) => (wantsReason(step as ModerationStep) ? rule.required() : rule)),
  }),
  answer: t.object({
    items: t
      .array(t.object({ id: t.id().required(), result: t.string().oneOf(moderationResults).required() }))
      .required(),
    undo: t.string().uuid().nullable().defined(),
  }),
});

/** Takes an own decision back: the comments wait again, as far as they still are as it left them. */
export const undoDecisions = call('POST /api/office/comment-reports/undo', {
  roles: moderators,
  body: t.object({
    undo: t.string().uuid().required(),
    ids: t.array(t.id().required()).min(1).max(maxModerated).required(),
  }),
  answer: t.object({ ids: t.array(t.id().required()).required() }),
});
