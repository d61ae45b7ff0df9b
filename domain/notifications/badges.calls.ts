import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import type { TranslationBadges } from '../translation/translationBadges.calls.ts';
import { messageReaders } from './message.ts';

const count = () => t.integer().min(0).required();

/** Messages that the reader has not read, and the id of the newest of them: 0 where there is none. */
export const countUnreadMessages = call('GET /api/message/unread-count', {
  viewable: true,
  roles: messageReaders,
  background: true,
  answer: t.object({ unread_count: count(), newest: count() }),
});

/**
 * What the stream tells: what is unread, the newest message of it, statements that wait to be confirmed, when the staff
 * last took a step with one of them or a payout (null: there is none), and what of translations waits for the reader.
 */
export interface Badges {
  comments: number;
  messages: number;
  newest: number;
  statements: number;
  moved: string | null;
  translations: TranslationBadges;
  /** Another number once something has changed in a queue of the reader's role, which the home counts. */
  queues: number;
}

/**
 * Server-sent events: `badges` with `Badges` as soon as the stream is open and whenever they change, and `ping` every 20
 * seconds. The server ends it after ten minutes, or with the session; 411 where there are too many.
 */
export const streamBadges = call('GET /api/badges/stream', {
  viewable: true,
  roles: messageReaders,
  background: true,
  answer: 'file',
});
