import { bonusStatuses } from '#domain/bonuses/bonusDetail.entity.ts';
import { chapter, chapterStatuses, type ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import { contractFilters, type ContractFilter } from '#domain/contracts/contract.ts';
import { eligibilityAnswer } from '#domain/contracts/eligibility.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { storyFields, storyForm, statusCodes } from '#domain/stories/story.ts';
import { tagGroups } from '#domain/stories/tag.entity.ts';
import { pagingQuery, searchRule } from '../kit/paging.ts';

const { contract_status, contract_type, word_count, chapter_count, application_count, created_at, updated_at } =
  fiction.fields;

const count = t.integer().required();
/** How many chapters stand where, by the state of the text worked on. */
const states = t.object(
  Object.fromEntries(chapterStatuses.map((status) => [status, count])) as Record<ChapterStatus, typeof count>,
);

/** A story as its author gets it. */
const storyAnswer = t.object({
  ...storyFields,
  id: t.id().required(),
  status: t.number().oneOf(Object.values(statusCodes)).required(),
  contract_status: ruleOf(contract_status),
  contract_type: ruleOf(contract_type),
  word_count: ruleOf(word_count),
  chapter_count: ruleOf(chapter_count),
  created_at: ruleOf(created_at),
  updated_at: ruleOf(updated_at),
  /** When a chapter was written last. */
  written_at: updated_at.rule.nullable().defined(),
  application_count: ruleOf(application_count),
  states: states.required(),
  /** Of the chapters that wait for their release, those that have a time for it, and the earliest of these times. */
  scheduled: count,
  next_release_at: ruleOf(chapter.fields.release_at),
  /** When the completion bonus was applied for. */
  completion_applied_at: ruleOf(chapter.fields.submitted_at),
  /** How it was decided, and why not; null before it was applied for. */
  completion_status: t.string().oneOf(bonusStatuses).nullable().defined(),
  completion_reason: t.string().nullable().defined(),
});

/** The author's own stories, newest change of form or chapters first; `filter` is a tab of 'My works' (domain.md section 2). */
export const listStories = call('GET /api/fictions', {
  viewable: true,
  roles: authors,
  query: t.object({
    ...pagingQuery(12),
    q: searchRule(),
    filter: t.string().oneOf(Object.keys(contractFilters) as ContractFilter[]),
  }),
  answer: t.object({ items: t.array(storyAnswer).required(), total: t.integer().required() }),
});

/**
 * One's own stories that qualify for a contract: long enough, not signed, attempts left; and the whole checklist of
 * every own story without contract, with what its author still has to do.
 */
export const listSignable = call('GET /api/fictions/meet-signing-condition', {
  viewable: true,
  roles: authors,
  answer: t.object({
    items: t
      .array(t.object({ id: t.id().required(), title: storyFields.title, word_count: t.integer().required() }))
      .required(),
    works: t
      .array(
        t.object({
          id: t.id().required(),
          title: storyFields.title,
          language: storyFields.language,
          contract_status: ruleOf(contract_status),
          word_count: t.integer().required(),
          checks: t.array(eligibilityAnswer).required(),
        }),
      )
      .required(),
  }),
});

export const getStory = call('GET /api/fictions/{id}', { viewable: true, roles: authors, answer: storyAnswer });

/** 409 for an author without a pen name. */
export const createStory = call('POST /api/fictions', {
  roles: authors,
  body: storyForm,
  answer: storyAnswer,
  idempotent: true,
});

/**
 * Status 1 completes the story for good; a completed story is not saved again (409). With `updated_at`, of the story
 * as it was opened, it is not saved over a later change (409). What an application or a contract holds stays as it is
 * (422 at the field, see `holdOn`).
 */
export const saveStory = call('POST /api/fictions/{id}', {
  roles: authors,
  body: t.object({ ...storyFields, updated_at: updated_at.rule }),
  answer: storyAnswer,
});

/** Refused with 409 while a contract or an application depends on the story. */
export const deleteStory = call('DELETE /api/fictions/{id}', {
  roles: authors,
  answer: t.object({ id: t.id().required() }),
});

const tagList = t.array(t.object({ code: t.string().required(), name: t.string().required() })).required();

/** Genres and tags on offer, by group. */
export const getStoryTags = call('GET /api/fiction/tags', {
  viewable: true,
  roles: [...authors, ...fiction.access.read],
  answer: t.object(
    Object.fromEntries(tagGroups.map((group) => [group, tagList])) as Record<
      (typeof tagGroups)[number],
      typeof tagList
    >,
  ),
});
