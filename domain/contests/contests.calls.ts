import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { maxPage } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { authors } from '#domain/roles.ts';
import { askedLanguage } from '#domain/shared/askedLanguage.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { awardStates } from './award.ts';
import { contest } from './contest.entity.ts';
import { entryStates, lastEdition } from './contest.ts';
import { contestHead } from './contestHead.ts';
import { contestPrize } from './contestPrize.entity.ts';
import { entryObstacles } from './eligibility.ts';

const { fields } = contest;
const day = () => fields.incentive_from.rule.required();

/** An edition of a contest, else the one that is open, else the latest; 404 where none is published. */
export const getContest = call('GET /api/contests/{slug}', {
  roles: 'anyone',
  query: t.object({ language: askedLanguage, edition: t.query.integer().min(1).max(lastEdition) }),
  answer: t.object({
    ...contestHead,
    id: t.id().required(),
    summary: t.string().defined(),
    /** What its text says besides, as an article's; null where that is nothing. */
    html: t.string().nullable().defined(),
    /** English where the language has no such text. */
    html_language: t.string().oneOf(interfaceLanguageCodes).required(),
    languages: ruleOf(fields.languages),
    /** By the name that the language has for them, else by that which the staff gave them. */
    genres: t.array(t.object({ code: t.string().required(), name: t.string().required() })).required(),
    signed_since: ruleOf(fields.signed_since),
    /** What is paid for revenue; null where the contest says no amount. */
    incentive: t
      .object({ above: t.integer().required(), from: day(), to: day(), amount: t.integer().required() })
      .nullable()
      .default(undefined)
      .defined(),
    results_at: ruleOf(fields.results_at),
    claims_until: ruleOf(fields.claims_until),
    /** Is the window of claims over by the clock of the server? */
    claims_over: t.boolean().required(),
    prizes: t
      .array(
        t.object({
          place: ruleOf(contestPrize.fields.place),
          amount: ruleOf(contestPrize.fields.amount),
          winners: ruleOf(contestPrize.fields.winners),
          /** In the language that is asked for, else in English. */
          text: ruleOf(contestPrize.fields.text),
          text_language: t.string().oneOf(interfaceLanguageCodes).required(),
        }),
      )
      .required(),
    /** How many stories take part in full, and the first of them. */
    entries: t
      .object({
        count: t.integer().required(),
        items: t
          .array(
            t.object({
              title: ruleOf(fiction.fields.title),
              language: ruleOf(fiction.fields.language),
              pen_name: t.string().nullable().defined(),
            }),
          )
          .required(),
      })
      .required(),
    /** Are the results out? Then nobody has won where no winner is named. */
    is_out: t.boolean().required(),
    /** Who won, by place; nobody before the results. */
    winners: t
      .array(
        t.object({
          place: t.integer().required(),
          title: ruleOf(fiction.fields.title),
          language: ruleOf(fiction.fields.language),
          pen_name: t.string().nullable().defined(),
        }),
      )
      .required(),
    /** All that are published, the latest first. */
    editions: t
      .array(
        t.object({
          edition: ruleOf(fields.edition),
          opens_on: ruleOf(fields.opens_on),
          signed_since: ruleOf(fields.signed_since),
          results_at: ruleOf(fields.results_at),
        }),
      )
      .required(),
  }),
});

const entryState = t.string().oneOf(entryStates);

/**
 * A page of one's own stories with what each is in a contest, and why it cannot be entered: null where it can, and these
 * before the others.
 */
export const listContestStories = call('GET /api/contests/{id}/works', {
  viewable: true,
  roles: authors,
  query: t.object({ page: t.query.integer().min(1).max(maxPage).default(1) }),
  answer: t.object({
    total: t.integer().required(),
    items: t
      .array(
        t.object({
          id: t.id().required(),
          title: ruleOf(fiction.fields.title),
          cover: ruleOf(fiction.fields.cover),
          language: ruleOf(fiction.fields.language),
          genre: ruleOf(fiction.fields.genre),
          contract_status: ruleOf(fiction.fields.contract_status),
          entry: entryState.nullable().defined(),
          obstacle: t.string().oneOf(entryObstacles).nullable().defined(),
        }),
      )
      .required(),
  }),
});

const entered = t.object({ fiction_id: t.id().required(), state: entryState.required() });

/** Enters one's own story; 409 with the first reason against it. */
export const enterContest = call('POST /api/contests/{id}/entries', {
  roles: authors,
  idempotent: true,
  body: t.object({ fiction_id: t.id().required() }),
  answer: entered,
});

/** Claims the prize of one's own story within the window; again it changes nothing. 409 once the window has closed. */
export const claimPrize = call('POST /api/contests/{id}/entries/{fiction_id}/claim', {
  roles: authors,
  idempotent: true,
  answer: t.object({ fiction_id: t.id().required(), state: t.string().oneOf(awardStates).required() }),
});

/** Takes one's own story out of a contest; 409 once its results are out. */
export const withdrawEntry = call('POST /api/contests/{id}/entries/{fiction_id}/withdraw', {
  roles: authors,
  answer: entered,
});
