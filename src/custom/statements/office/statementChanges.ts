import type { QueryKey } from '@tanstack/react-query';
import { statement } from '#domain/statements/statement.entity.ts';
import { auditKeys, resourceKeys } from '../../../resources/queryKeys.ts';
import { statementKeys } from '../queryKeys.ts';

/** All that shows how a statement stands, and who decided on it. */
export const listStatementChanges = (id: number): QueryKey[] => [
  statementKeys.review(id),
  resourceKeys.of(statement),
  auditKeys.all,
];
