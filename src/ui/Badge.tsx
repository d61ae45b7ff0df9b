import { useT } from '../i18n/index.ts';
import type { MessageKey } from '../i18n/types.ts';
import css from './Badge.module.css';

const most = 99;

/** A count beside a line of the menu. */
export function Badge({ count, label = 'layout.shared.unread' }: { count: number; label?: MessageKey }) {
  const t = useT();
  return (
    <span className={css.badge}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <span className="visually-hidden">{t(label, { smart_count: count })}</span>
    </span>
  );
}
