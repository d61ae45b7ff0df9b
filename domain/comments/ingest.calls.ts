import { comment } from '#domain/comments/comment.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { text, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';

const { reader_name, content } = comment.fields;
const externalId = () => ruleOf(text({ required: true, max: 100 }));
const ingestProblems = ['unknown_work', 'unknown_chapter', 'unknown_parent'] as const;
const mostIngested = 100;

const incoming = t.object({
  /** The app's own id of the comment: it comes in once, however often it is sent. */
  id: externalId(),
  /** The app's id of the comment that it answers; that one comes before it. */
  parent_id: ruleOf(text({ max: 100 })).optional(),
  fiction_id: t.id().required(),
  /** Absent or null: it is about the book. */
  chapter_id: t.id().nullable(),
  reader: t.object({ id: externalId(), name: ruleOf(reader_name) }).required(),
  content: ruleOf(content),
  /** How many readers like it by now. */
  likes: t.integer().min(0).default(0),
  created_at: ruleOf(time({ required: true })),
});
export type IncomingComment = t.InferType<typeof incoming>;

/**
 * Comments that readers left in a reading app, in its order. Signed: `X-Signature: app=<name>,t=<seconds>,v1=<hex>`,
 * the HMAC-SHA256 of `<seconds>.<body>` by the app's secret, not older than five minutes. What is known already only
 * gets its number of likes; what is about no story, or no chapter that readers have, is told in `refused` and keeps
 * nothing else back.
 */
export const ingestComments = call('POST /api/ingest/comments', {
  roles: 'anyone',
  hmacSigned: true,
  body: t.object({ comments: t.array(incoming).min(1).max(mostIngested).required() }),
  answer: t.object({
    added: t.integer().required(),
    known: t.integer().required(),
    refused: t
      .array(t.object({ id: t.string().required(), problem: t.string().oneOf(ingestProblems).required() }))
      .required(),
  }),
});
