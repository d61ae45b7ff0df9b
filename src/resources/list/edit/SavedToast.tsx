import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { createAuditLogCall } from '#domain/audit/auditLog.calls.ts';
import { mayRestore } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { dataProvider, resourceOf, restoreEach } from '../../../dataProvider/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { currentRole, currentUser } from '../../../lib/session/session.ts';
import { patchLists, renewAround } from './patchLists.ts';
import toasts from '../../../ui/Toasts.module.css';

interface Props {
  entity: Entity<any>;
  id: number;
  source: string;
  /** When it was saved; nothing where there is nothing that could be taken back. */
  at: unknown;
}

/** Says that a cell was saved, and takes that back by its line in the audit log. */
export function SavedToast({ entity, id, source, at }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const resource = resourceOf(entity);
  const isUndone = useRef(false);

  const undo = useCommand(async () => {
    const { items } = await send(createAuditLogCall(entity), { params: { id }, query: { page: 1, per_page: 25 } });
    const me = currentUser()?.username;
    const line = items.find(
      ({ at: changedAt, by, action, record_id, of, changes }) =>
        changedAt === at &&
        action === 'update' &&
        of === entity.name &&
        record_id === id &&
        by === me &&
        changes.some(({ field }) => field === source),
    );
    const answer = line && (await restoreEach(resource, { changes: [line.id], fields: [source] }));
    const item = answer?.items[0];
    if (item?.error) return notify(item.error.message, { type: 'error', messageArgs: item.error.args });
    if (item?.result !== 'changed') return notify('audit.office.changed_since', { type: 'warning' });
    const { data } = await dataProvider.getOne(resource, { id });
    patchLists(client, entity, id, data);
    renewAround(client, entity);
    return notify('audit.office.restored', { type: 'success' });
  });
  const run = () => {
    if (isUndone.current) return;
    isUndone.current = true;
    void undo.run().finally(() => (isUndone.current = false));
  };
  return (
    <>
      {translate('ra.notification.updated', { smart_count: 1 })}{' '}
      {at !== undefined && mayRestore(entity, source, currentRole()!) && (
        <button type="button" className={toasts.undo} onClick={run}>
          {translate('ra.action.undo')}
        </button>
      )}
    </>
  );
}
