import { call } from '#domain/kit/call.ts';
import type { Entity } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { pagingQuery } from '../kit/paging.ts';
import { auditItem } from './auditItem.ts';

const query = t.object(pagingQuery(10));
const answer = t.object({ items: t.array(t.object(auditItem)).required(), total: t.integer().required() });

/**
 * Who decided and changed what on a record, when and why, newest first; of a story with its contract applications, of a
 * statement with its payment. For whoever may read the record.
 */
export const createAuditLogCall = ({ name, access }: Entity<any>) =>
  call(`GET /api/office/${name}/{id}/trail`, { roles: access.read, query, answer });
