import { asc, eq } from 'drizzle-orm';
import type { ReleaseRule } from '#domain/releases/release.ts';
import { audits, tables } from '#server/db/schema.ts';
import { releaseDue } from '#server/features/releases/release.ts';
import type { TestServer } from './server.ts';

export const rule: ReleaseRule = {
  kind: 'daily',
  time: '20:00',
  zone: 'Asia/Singapore',
  from: '2026-03-10',
  per_day: 1,
  weekdays: [],
  days: [],
};

export const minute = 60_000;
/** An instant so many minutes from the server's clock. */
export const inMinutes = (server: TestServer, minutes: number): string =>
  new Date(server.clock.now.getTime() + minutes * minute).toISOString();

export const sweep = (server: TestServer): Promise<void> => releaseDue(server.services);

export const chapters = (server: TestServer) => server.db.select().from(tables.chapter).orderBy(asc(tables.chapter.id));

/** The chapters that the timer released, in its order. */
export const releasedBy = async (server: TestServer) =>
  (await server.db.select().from(audits).where(eq(audits.action, 'release')).orderBy(asc(audits.id))).map(
    ({ record_id, user_id }) => ({ id: record_id, user_id }),
  );
