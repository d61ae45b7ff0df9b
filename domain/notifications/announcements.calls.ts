import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { longText, text, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { announcementStatuses, audienceContracts } from '#domain/notifications/announcement.ts';
import { mailChoices, type MailChoice } from '#domain/notifications/message.ts';
import { authors } from '#domain/roles.ts';
import { pagingQuery } from '../kit/paging.ts';

const senders = ['content_manager'] as const;
const count = () => t.integer().min(0).required();
const instant = () => ruleOf(time({ required: true }));
const some = <T extends string>(options: readonly T[]) =>
  t.array(t.string().oneOf(options).required()).max(options.length).required();

/** An empty list narrows nothing. */
const audience = () =>
  t
    .object({ languages: some(interfaceLanguageCodes), roles: some(authors), contracts: some(audienceContracts) })
    .required();
const words = {
  title: ruleOf(text({ required: true, max: 120 })),
  content: ruleOf(longText({ required: true, max: 4000 })),
};

const announcement = t.object({
  id: t.id().required(),
  ...words,
  audience: audience(),
  status: t.string().oneOf(announcementStatuses).required(),
  send_at: instant(),
  created_at: instant(),
  by: t.string().required(),
  /** Authors that got it until now. */
  delivered: count(),
});

/** What was announced, and what will be; the latest first. */
export const listAnnouncements = call('GET /api/office/announcements', {
  roles: senders,
  query: t.object(pagingQuery(20)),
  answer: t.object({ items: t.array(announcement).required(), total: count() }),
});

/** How many authors there are whom an announcement would reach now, and how many of them by mail. */
export const countAudience = call('POST /api/office/announcements/audience', {
  roles: senders,
  body: t.object({ audience: audience() }),
  answer: t.object({
    count: count(),
    mail: t
      .object(
        Object.fromEntries(mailChoices.map((choice) => [choice, count()])) as Record<
          MailChoice,
          ReturnType<typeof count>
        >,
      )
      .required(),
  }),
});

/** Schedules an announcement; without `send_at` it leaves at once. Each author gets it as a message, once. */
export const announce = call('POST /api/office/announcements', {
  roles: senders,
  idempotent: true,
  body: t.object({ ...words, audience: audience(), send_at: ruleOf(time()) }),
  answer: t.object({ id: t.id().required(), send_at: instant() }),
});

/** Cancels one that has not begun to leave; 409 where it has. */
export const cancelAnnouncement = call('POST /api/office/announcements/{id}/cancel', {
  roles: senders,
  answer: t.object({ id: t.id().required() }),
});
