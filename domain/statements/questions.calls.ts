import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { longText, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { questionStatuses } from '#domain/statements/question.ts';
import { pagingQuery } from '../kit/paging.ts';

const signed = ['author_signed'] as const;
const finance = ['finance_manager'] as const;
const count = () => t.integer().min(0).required();
const instant = () => ruleOf(time({ required: true }));
const content = ruleOf(longText({ required: true, max: 2000 }));
const status = t.string().oneOf(questionStatuses).required();
const line = () => t.string().max(40).required();

const notes = t
  .array(
    t.object({
      id: t.id().required(),
      /** Finance wrote it, else the author. */
      by_staff: t.boolean().required(),
      content,
      created_at: instant(),
    }),
  )
  .required();
const thread = t.object({
  id: t.id().required(),
  line: line(),
  status,
  /** Finance has written since the author looked. */
  unread: t.boolean().required(),
  notes,
});
export type Question = t.InferType<typeof thread>;

/** The own statements with questions on their lines, and how many threads of each have an answer that was not read. */
export const countQuestions = call('GET /api/finance/questions', {
  viewable: true,
  roles: signed,
  answer: t.object({
    items: t.array(t.object({ month: t.string().required(), threads: count(), unread: count() })).required(),
  }),
});

/** The questions on a closed month's statement, one thread a line at most; what is listed has been read. */
export const listQuestions = call('POST /api/finance/revenue/{month}/questions/read', {
  roles: signed,
  answer: t.object({ items: t.array(thread).required() }),
});

/** Asks at a line, as `formatLineKey` names it, or asks on. */
export const askQuestion = call('POST /api/finance/revenue/{month}/questions', {
  roles: signed,
  idempotent: true,
  body: t.object({ line: line(), content }),
  answer: thread,
});

export const closeQuestion = call('POST /api/finance/questions/{id}/close', {
  roles: signed,
  answer: t.object({ id: t.id().required(), status }),
});

/** Questions on statements: those that wait in the order in which they do, others the latest first. */
export const listStatementQuestions = call('GET /api/office/statement-questions', {
  roles: finance,
  query: t.object({ ...pagingQuery(20), status: t.string().oneOf(questionStatuses).default('open') }),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          statement_id: t.id().required(),
          month: t.string().required(),
          author: t.string().required(),
          /** The group of the line, its story, and its total in cents. */
          group: t.string().defined(),
          title: t.string().defined(),
          total: t.integer().required(),
          status,
          updated_at: instant(),
          notes,
        }),
      )
      .required(),
    total: count(),
    counts: t.object({ open: count(), answered: count(), closed: count() }).required(),
  }),
});

/** Answers; the author gets it as a message too. 409 where the author has closed the question. */
export const answerQuestion = call('POST /api/office/statement-questions/{id}/answer', {
  roles: finance,
  idempotent: true,
  body: t.object({ content }),
  answer: t.object({ id: t.id().required(), status }),
});
