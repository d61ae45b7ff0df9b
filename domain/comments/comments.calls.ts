import { comment } from '#domain/comments/comment.entity.ts';
import {
  commentFilters,
  commentLimits,
  commentOrders,
  commentTypes,
  maxCommentWords,
  reportReasons,
  reportStatuses,
} from '#domain/comments/comment.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, flag, longText, time } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';
import { authors } from '#domain/roles.ts';
import { maxBulk } from '../kit/bulk.ts';

const { fields } = comment;
const count = () => t.integer().min(0).required();
/** What an author writes. */
const note = ruleOf(longText({ required: true, max: 4000, words: maxCommentWords }));
const commentFields = {
  id: t.id().required(),
  reader_name: ruleOf(fields.reader_name),
  content: ruleOf(fields.content),
  /** The reader of the call wrote it. */
  mine: t.boolean().required(),
  is_read: ruleOf(flag()),
  like_count: count(),
  /** By the author. */
  liked: t.boolean().required(),
  hidden: t.boolean().required(),
  /** What became of the author's report; null: there was none. */
  report_status: t.string().oneOf(reportStatuses).nullable().defined(),
  /** The staff took it out: only they can bring it back. */
  removed: t.boolean().required(),
  /** Its reader is known to the reading app, so that they can be blocked. */
  blockable: t.boolean().required(),
  created_at: ruleOf(time({ required: true })),
};
const reply = t.object(commentFields);
export type Reply = t.InferType<typeof reply>;

const item = t.object({
  ...commentFields,
  type: ruleOf(fields.type),
  fiction_id: t.id().required(),
  title: t.string().required(),
  language: t.string().oneOf(storyLanguages).required(),
  chapter_id: t.id().nullable().defined(),
  number: t.integer().nullable().defined(),
  chapter_title: t.string().nullable().defined(),
  /** The author has the last word. */
  answered: t.boolean().required(),
  pinned: t.boolean().required(),
  reply_count: count(),
  /** The latest, in the order of their time. */
  replies: t.array(reply).required(),
});
export type Comment = t.InferType<typeof item>;

const unread = t.object({ unread_count: count() });
/** The id up to which comments were shown: what came in since is not taken for seen. */
const until = () => t.id();
/** What of a list of comments is looked at. */
const subject = {
  type: t.string().oneOf(commentTypes),
  language: t.string().oneOf(storyLanguages),
};

/** Comments of readers that the author has not read and could: neither hidden nor of a blocked reader. */
export const countUnreadComments = call('GET /api/comments/unread-count', {
  viewable: true,
  roles: authors,
  background: true,
  answer: unread,
});

/** Marks comments, with the answers to them, as read: those named, or all, or all of a list that is narrowed. */
export const readComments = call('POST /api/comments/read-count', {
  roles: authors,
  body: t
    .object({
      ids: t.array(t.id().required()).min(1).max(maxBulk),
      all: t.boolean().oneOf([true]),
      ...subject,
      fiction_id: t.id(),
      chapter_id: t.id(),
      until: until(),
    })
    .test(
      'which',
      message('validation.invalid'),
      ({ ids, all, until: _, ...narrowed }) =>
        (ids !== undefined) !== (all === true) &&
        (ids === undefined || Object.values(narrowed).every((value) => value === undefined)),
    ),
  answer: unread,
});

/**
 * Comments on one's own stories. `unanswered` first, or the `newest`; `after` is the `next` of the page before, so that
 * what comes in or is answered meanwhile shifts nothing.
 */
export const listComments = call('GET /api/comments', {
  viewable: true,
  roles: authors,
  query: t.object({
    ...subject,
    fiction_id: t.query.id(),
    chapter_id: t.query.id(),
    filter: t.string().oneOf(commentFilters).default('all'),
    order: t.string().oneOf(commentOrders).default('unanswered'),
    after: t.string().matches(/^[01]_\d{1,15}_\d{1,9}$/),
    per_page: t.query.integer().min(1).max(100).default(commentLimits.perPage),
  }),
  answer: t.object({
    items: t.array(item).required(),
    next: t.string().nullable().defined(),
    /** Nothing that is newer is shown: what `readComments` takes as `until`. */
    newest: t.id().nullable().defined(),
  }),
});

/** One's own stories that have comments, the one with most unread first. */
export const listCommentedStories = call('GET /api/comments/fictions', {
  viewable: true,
  roles: authors,
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          title: t.string().required(),
          language: t.string().oneOf(storyLanguages).required(),
          count: count(),
          unread: count(),
        }),
      )
      .required(),
  }),
});

/** The chapters of one's own story that have comments, in their order. */
export const listCommentedChapters = call('GET /api/comments/fictions/{id}/chapters', {
  viewable: true,
  roles: authors,
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          number: t.integer().required(),
          title: t.string().nullable().defined(),
          count: count(),
          unread: count(),
        }),
      )
      .required(),
  }),
});

/** The answers to a comment in the order of their time, up to a hundred after the id `after`. */
export const listReplies = call('GET /api/comments/{id}/reply-comments', {
  viewable: true,
  roles: authors,
  query: t.object({ after: t.query.id() }),
  answer: t.object({ items: t.array(reply).required(), total: count() }),
});

/** `n` 1 likes, 0 takes it back (decisions.md, 'Community'). */
export const likeComment = call('POST /api/comments/{id}/like/{n}', {
  roles: authors,
  answer: t.object({ liked: t.boolean().required(), like_count: count() }),
});

/** Answers a comment; what is answered has been read, up to the last answer that was shown. */
export const replyToComment = call('POST /api/comments/{id}/reply', {
  roles: authors,
  idempotent: true,
  body: t.object({ content: note, until: until() }),
  answer: reply,
});

/** A new book review: what the author says under one's own story. */
export const createComment = call('POST /api/comments', {
  roles: authors,
  idempotent: true,
  body: t.object({ fiction_id: t.id().required(), content: note }),
  answer: t.object({ id: t.id().required() }),
});

/** Takes an own answer or review back, with the answers to it. */
export const deleteComment = call('DELETE /api/comments/{id}', {
  roles: authors,
  answer: t.object({ id: t.id().required() }),
});

/** Readers see the pinned comment first; a story has one at most, so pinning one takes the place of another. */
export const pinComment = call('POST /api/comments/{id}/pin', {
  roles: authors,
  body: t.object({ pinned: t.boolean().required() }),
  answer: t.object({ pinned: t.boolean().required() }),
});

/** Takes a comment, with the answers to it, out of readers' sight, or brings it back. */
export const hideComment = call('POST /api/comments/{id}/hide', {
  roles: authors,
  body: t.object({ hidden: t.boolean().required() }),
  answer: t.object({ hidden: t.boolean().required() }),
});

/** Reports a comment to the editor, once. */
export const reportComment = call('POST /api/comments/{id}/report', {
  roles: authors,
  body: t.object({
    reason: ruleOf(choice(reportReasons, { required: true })),
    note: ruleOf(fields.report_note),
  }),
  answer: t.object({ reported: t.boolean().required() }),
});

/** From now on nothing that the comment's reader writes, or wrote, reaches the author or readers of their stories. */
export const blockReader = call('POST /api/comments/{id}/block', {
  roles: authors,
  answer: t.object({ id: t.id().required() }),
});

/** Readers that the author has blocked, the latest first. */
export const listBlockedReaders = call('GET /api/comments/blocked-readers', {
  viewable: true,
  roles: authors,
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          reader_name: ruleOf(fields.reader_name),
          created_at: ruleOf(time({ required: true })),
        }),
      )
      .required(),
  }),
});

export const unblockReader = call('DELETE /api/comments/blocked-readers/{id}', {
  roles: authors,
  answer: t.object({ id: t.id().required() }),
});

const savedReply = t.object({ id: t.id().required(), content: note });

/** Answers that the author keeps to use again, in the order in which they were kept. */
export const listSavedReplies = call('GET /api/comments/saved-replies', {
  viewable: true,
  roles: authors,
  answer: t.object({ items: t.array(savedReply).required() }),
});

/** Keeps an answer; 409 where there are as many as can be kept. */
export const saveReply = call('POST /api/comments/saved-replies', {
  roles: authors,
  idempotent: true,
  body: t.object({ content: note }),
  answer: savedReply,
});

export const deleteSavedReply = call('DELETE /api/comments/saved-replies/{id}', {
  roles: authors,
  answer: t.object({ id: t.id().required() }),
});
