import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, flag, time } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import {
  mailChoices,
  mailTopics,
  messageCategories,
  messageKinds,
  messageReaders,
  messagesPerPage,
  messageTabs,
  type MailTopic,
} from '#domain/notifications/message.ts';
import { maxBulk } from '../kit/bulk.ts';
import { pagingQuery } from '../kit/paging.ts';

const count = () => t.integer().min(0).required();
const unread = t.object({ all: count(), system: count(), sign: count(), story: count() });
export type UnreadMessages = t.InferType<typeof unread>;

const item = t.object({
  id: t.id().required(),
  category: ruleOf(choice(messageCategories, { required: true })),
  kind: ruleOf(choice(messageKinds, { required: true })),
  /** In the reader's language, but for what the staff wrote; paragraphs of the text are blank lines apart. */
  title: t.string().required(),
  content: t.string().required(),
  /** What it is about, for as long as that exists. */
  fiction_id: t.id().nullable().defined(),
  chapter_id: t.id().nullable().defined(),
  task_id: t.id().nullable().defined(),
  month: t.string().nullable().defined(),
  /** The contest that it is about. */
  contest: t
    .object({ slug: t.string().required(), edition: t.integer().required() })
    .nullable()
    .default(undefined)
    .defined(),
  /** The edition of a clause that it is about. */
  clause: t
    .object({ slug: t.string().required(), number: t.integer().required() })
    .nullable()
    .default(undefined)
    .defined(),
  /** The record of the back office that it is about. */
  record: t.object({ of: t.string().required(), id: t.id().required() }).nullable().default(undefined).defined(),
  is_read: ruleOf(flag()),
  created_at: ruleOf(time({ required: true })),
});
export type Message = t.InferType<typeof item>;

/** The own messages, the newest first; `all` is the page (portal.md section 7). */
export const listMessages = call('GET /api/message/list', {
  roles: messageReaders,
  query: t.object({ ...pagingQuery(messagesPerPage), type: t.string().oneOf(messageTabs).default('all') }),
  answer: t.object({
    all: t.array(item).required(),
    total: count(),
    page: count(),
    per_page: count(),
    /** The id of the newest message of the tab. */
    newest: t.id().nullable().defined(),
    unread: unread.required(),
  }),
});

/**
 * Which messages: `{ids}`, or `{type, all: true}` (decisions.md, 'Community'); of all those, only up to the id `until`,
 * so that what comes in meanwhile is not taken for seen.
 */
const which = t
  .object({
    ids: t.array(t.id().required()).min(1).max(maxBulk),
    type: t.string().oneOf(messageTabs),
    all: t.boolean().oneOf([true]),
    until: t.id(),
  })
  .test(
    'which',
    message('validation.invalid'),
    ({ ids, type, all, until }) =>
      (ids !== undefined) !== (type !== undefined && all === true) &&
      (ids === undefined || (type === undefined && all === undefined && until === undefined)),
  );

export const readMessages = call('POST /api/message/reads', {
  roles: messageReaders,
  body: which,
  answer: t.object({ unread: unread.required() }),
});

/** Takes messages out of the list. `undo` brings them back by `restoreMessages`; null where there was nothing to take. */
export const deleteMessages = call('POST /api/message/deletes', {
  roles: messageReaders,
  body: which,
  answer: t.object({ count: count(), undo: t.string().uuid().nullable().defined() }),
});

export const restoreMessages = call('POST /api/message/restores', {
  roles: messageReaders,
  body: t.object({ undo: t.string().uuid().required() }),
  answer: t.object({ count: count() }),
});

const mailChoice = () => t.string().oneOf(mailChoices);
const choices = () =>
  t.object(
    Object.fromEntries(mailTopics.map((topic) => [topic, mailChoice()])) as Record<
      MailTopic,
      ReturnType<typeof mailChoice>
    >,
  );
const mail = t.object({
  choices: choices().required(),
  /** Where emails go. */
  email: t.string().required(),
  /** When the next daily email leaves. */
  next_digest: ruleOf(time({ required: true })),
});

/** Which messages come by mail too, by the topics of the reader's role (`listTopics`): at once, in one email a day, or never. Emails that keep an account safe always do. */
export const getMailChoices = call('GET /api/message/mail', { roles: messageReaders, answer: mail });

export const saveMailChoices = call('POST /api/message/mail', { roles: messageReaders, body: choices(), answer: mail });
