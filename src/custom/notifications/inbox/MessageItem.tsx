import { useId, useState } from 'react';
import { findPlace } from '#domain/notifications/messagePlaces.ts';
import type { Message } from '#domain/notifications/messages.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useRead } from './useMessages.ts';
import css from './Messages.module.css';

interface Props {
  message: Message;
  pending: boolean;
  /** Whether it is told which tab it is of. */
  tabs: boolean;
  onRead: () => void;
  onRemove: (id: number) => void;
}

/** A message: its title opens it, and what is open has been read. */
export function MessageItem({ message, pending, tabs, onRead, onRemove }: Props) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const body = useId();
  const { run: read } = useRead(onRead);
  const { id, category, title, content, is_read, created_at } = message;
  const link = findPlace(message);
  const toggle = () => {
    setOpen(!open);
    if (!open && !is_read) void read({ body: { ids: [id] } });
  };
  return (
    <li className={css.item} data-unread={!is_read}>
      <h2 className={css.title}>
        <button className={css.opener} aria-expanded={open} aria-controls={body} onClick={toggle}>
          {!is_read && <span className="visually-hidden">{t('notifications.shared.new')}:</span>} {title}
        </button>
      </h2>
      <span className={css.facts}>
        {tabs && <span className="chip">{t(`notifications.shared.tab.${category}`)}</span>}
        <time dateTime={created_at}>{formatTime(created_at, language)}</time>
      </span>
      <div className={css.body} id={body}>
        {open ? (
          <>
            <p className={css.text}>{content}</p>
            <div className="actions">
              {link && (
                <Link className="button quiet" to={link.path}>
                  {t(`notifications.shared.open.${link.place}`)}
                </Link>
              )}
              <button className="button quiet" disabled={pending} onClick={() => onRemove(id)}>
                {t('notifications.shared.remove')}
              </button>
            </div>
          </>
        ) : (
          <p className={css.preview}>{content}</p>
        )}
      </div>
    </li>
  );
}
