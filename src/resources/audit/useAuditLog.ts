import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { createAuditLogCall } from '#domain/audit/auditLog.calls.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { send } from '../../lib/api/client.ts';
import { auditKeys } from '../queryKeys.ts';

export const auditPageSize = 10;

/** A page of what was done to the record that is shown, newest first. */
export function useAuditLog(entity: Entity<any>, page: number) {
  const record = useRecordContext<{ id: number }>();
  const [call] = useState(() => createAuditLogCall(entity));
  return useQuery({
    queryKey: auditKeys.page(entity.name, record?.id, page),
    queryFn: () => send(call, { params: { id: record!.id }, query: { page, per_page: auditPageSize } }),
    enabled: record !== undefined,
    placeholderData: keepPreviousData,
  });
}
