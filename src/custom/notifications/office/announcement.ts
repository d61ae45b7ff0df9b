import type { AnswerOf } from '#domain/kit/call.ts';
import type { listAnnouncements } from '#domain/notifications/announcements.calls.ts';

export type Announcement = AnswerOf<typeof listAnnouncements>['items'][number];
