import { chapter } from '#domain/chapters/chapter.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { contest } from './contest.entity.ts';
import { contestCriterion } from './contestCriterion.entity.ts';
import { judgeRoles, judgingObstacles, maxComment, scoreRange } from './judging.ts';

const score = () => t.integer().min(scoreRange.min).max(scoreRange.max).required();
const instant = () => ruleOf(time());
const scores = () => t.array(t.object({ criterion_id: t.id().required(), score: score() }).required());

const ofContest = () =>
  t.object({ id: t.id().required(), name: ruleOf(contest.fields.name), results_at: ruleOf(contest.fields.results_at) });
const ofStory = {
  title: ruleOf(fiction.fields.title),
  cover: ruleOf(fiction.fields.cover),
  language: t.string().oneOf(storyLanguages).required(),
  genre: ruleOf(fiction.fields.genre),
  word_count: ruleOf(fiction.fields.word_count),
};
/** Where a judging stands: to be scored, unless something stands against that, given while others are out, or all are in. */
const standing = {
  submitted_at: instant(),
  obstacle: t.string().oneOf(judgingObstacles).nullable().defined(),
  judges: t.integer().required(),
  given: t.integer().required(),
};

/** The entries that were dealt to the caller, those that wait before the others. */
export const listJudgings = call('GET /api/office/judgings', {
  roles: judgeRoles,
  answer: t.object({
    items: t
      .array(
        t.object({ id: t.id().required(), contest: ofContest(), story: t.object(ofStory).required(), ...standing }),
      )
      .required(),
  }),
});

/** An entry that was dealt to the caller. What others have given it stays null until all have. */
export const getJudging = call('GET /api/office/judgings/{id}', {
  roles: judgeRoles,
  answer: t.object({
    id: t.id().required(),
    contest: ofContest(),
    story: t.object({ ...ofStory, synopsis: ruleOf(fiction.fields.synopsis) }).required(),
    ...standing,
    /** All are in, or an obstacle is there: nothing is changed any more. */
    closed: t.boolean().required(),
    criteria: t
      .array(
        t.object({
          id: t.id().required(),
          name: ruleOf(contestCriterion.fields.name),
          weight: ruleOf(contestCriterion.fields.weight),
          hint: ruleOf(contestCriterion.fields.hint),
        }),
      )
      .required(),
    scores: scores().required(),
    comment: t.string().nullable().defined(),
    others: t
      .array(
        t.object({
          judge: t.string().required(),
          scores: scores().required(),
          comment: t.string().nullable().defined(),
        }),
      )
      .nullable()
      .default(undefined)
      .defined(),
    chapters: t
      .array(
        t.object({
          id: t.id().required(),
          number: ruleOf(chapter.fields.number),
          title: ruleOf(chapter.fields.title),
        }),
      )
      .required(),
  }),
});

/** A chapter of an entry as its readers see it. */
export const getJudgedChapter = call('GET /api/office/judgings/{id}/chapters/{chapter_id}', {
  roles: judgeRoles,
  answer: t.object({
    id: t.id().required(),
    number: ruleOf(chapter.fields.number),
    title: ruleOf(chapter.fields.title),
    content: t.rawString().defined(),
  }),
});

/**
 * Gives scores for all criteria, or gives others; 409 once all judges of the entry have given theirs, or the contest is
 * decided, and 403 where the caller looks after its author by now.
 */
export const saveJudging = call('POST /api/office/judgings/{id}', {
  roles: judgeRoles,
  idempotent: true,
  body: t.object({ scores: scores().min(1).max(50).required(), comment: t.string().max(maxComment).nullable() }),
  answer: t.object({ id: t.id().required(), submitted_at: instant() }),
});
