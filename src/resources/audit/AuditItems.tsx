import { AuditLogItem, type AuditLogItemProps } from './AuditLogItem.tsx';
import css from './auditLog.module.css';

interface Props<T> {
  items: readonly T[];
  getSubject: (item: T) => AuditLogItemProps['about'];
}

/** Things that were done, one below the other. */
export function AuditItems<T extends AuditLogItemProps['item']>({ items, getSubject }: Props<T>) {
  return (
    <ol className={css.items}>
      {items.map((item) => (
        <AuditLogItem key={item.id} item={item} about={getSubject(item)} />
      ))}
    </ol>
  );
}
