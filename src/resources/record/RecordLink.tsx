import { useRecordContext } from 'ra-core';
import { useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { Link } from '../../lib/routing/navigation.tsx';

interface Props<R> {
  /** The address that a record leads to; undefined where it leads nowhere. */
  to: (record: R) => string | undefined;
  label: MessageKey;
}

/** Leads from the record that is shown to what belongs to it. */
export function RecordLink<R extends { id: number }>({ to, label }: Props<R>) {
  const t = useT();
  const record = useRecordContext<R>();
  const address = record && to(record);
  if (!address) return null;
  return (
    <Link className="button quiet" to={address}>
      {t(label)}
    </Link>
  );
}
