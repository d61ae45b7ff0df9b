import Undo2 from 'lucide-react/icons/undo-2';
import { useNotify, useRefresh } from 'ra-core';
import { mayRestore, type BulkAnswer } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { useT } from '../../i18n/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useRestore } from '../bulk/useRestore.ts';
import { useLocked } from '../lock/locked.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import css from './auditLog.module.css';

interface Props {
  entity: Entity<any>;
  /** The line of the audit log. */
  change: number;
  field: string;
}

/** Gives a field the value that it had before a change. */
export function RestoreButton({ entity, change, field }: Props) {
  const t = useT();
  const label = useFieldLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const isLocked = useLocked();
  const restore = useRestore(entity);
  const role = currentRole()!;
  if (!can(role, entity.access.update ?? []) || !mayRestore(entity, field, role)) return null;

  function notifyOf({ items: [item] }: BulkAnswer): void {
    if (item?.result === 'changed') notify('audit.office.restored', { type: 'success' });
    else if (item?.error) notify(item.error.message, { type: 'error', messageArgs: item.error.args });
    else notify('audit.office.changed_since', { type: 'warning' });
    refresh();
  }
  const run = async () => {
    const answer = await restore.run({ changes: [change], fields: [field] });
    if (answer) notifyOf(answer);
  };
  return (
    <button
      type="button"
      className={css.restore}
      disabled={isLocked || restore.pending}
      aria-label={t('audit.office.restore_name', { field: label(entity, field) })}
      onClick={() => void run()}
    >
      <Undo2 />
      {t('audit.office.restore')}
    </button>
  );
}
