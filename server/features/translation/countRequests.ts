import { and, eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { extensionRequest } = tables;
export type RequestStatus = (typeof extensionRequest.$inferSelect)['status'];

/** How many extension requests of a task have a status. */
export const countRequests = ({ db }: Pick<Context, 'db'>, task_id: number, status: RequestStatus): Promise<number> =>
  db.$count(extensionRequest, and(eq(extensionRequest.task_id, task_id), eq(extensionRequest.status, status)));
