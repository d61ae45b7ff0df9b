import { useId, useState } from 'react';
import type { MessageKind } from '#domain/notifications/message.ts';
import type { Message } from '#domain/notifications/messages.calls.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useRead } from './useMessages.ts';
import css from './Messages.module.css';

type Place = 'story' | 'chapter' | 'contract' | 'profile' | 'handbook' | 'income' | 'comments';

const placeOf: Partial<Record<MessageKind, Place>> = {
  welcome: 'handbook',
  statement_open: 'income',
  statement_due: 'income',
  info_locked: 'profile',
  info_unlocked: 'profile',
  contract_invited: 'contract',
  contract_taken: 'contract',
  contract_approved: 'contract',
  contract_rejected: 'contract',
  contract_expired: 'contract',
  report_decided: 'comments',
  comments_waiting: 'comments',
  statement_rejected: 'income',
  statement_approved: 'income',
  statement_carried: 'income',
  bonus_approved: 'income',
  bonus_rejected: 'income',
  payment_paid: 'income',
  payment_failed: 'profile',
  question_answered: 'income',
};

/** Where a message leads, as far as what it is about is still there. */
function linkOf({ kind, fiction_id, chapter_id }: Message): { place: Place; path: string } | undefined {
  const place = placeOf[kind] ?? (chapter_id ? 'chapter' : fiction_id ? 'story' : undefined);
  switch (place) {
    case 'handbook':
      return { place, path: '/handbook' };
    case 'profile':
      return { place, path: '/person' };
    case 'income':
      return { place, path: '/income' };
    case 'comments':
      return { place, path: fiction_id ? `/comments?${about({ fiction_id, chapter_id })}` : '/comments?filter=unread' };
    case 'contract':
      return fiction_id ? { place, path: `/sign?id=${fiction_id}` } : undefined;
    case 'chapter':
      return { place, path: `/story/tiny?id=${fiction_id}&chapter_id=${chapter_id}` };
    case 'story':
      return { place, path: `/story/detail?id=${fiction_id}` };
    default:
      return undefined;
  }
}

const about = (ids: Record<string, number | null>) =>
  new URLSearchParams(Object.entries(ids).flatMap(([name, id]) => (id ? [[name, String(id)]] : [])));

interface Props {
  message: Message;
  busy: boolean;
  onRead: () => void;
  onRemove: (id: number) => void;
}

/** A message: its title opens it, and what is open has been read. */
export function MessageItem({ message, busy, onRead, onRemove }: Props) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const body = useId();
  const { run: read } = useRead(onRead);
  const { id, category, title, content, is_read, created_at } = message;
  const link = linkOf(message);
  const toggle = () => {
    setOpen(!open);
    if (!open && !is_read) void read({ body: { ids: [id] } });
  };
  return (
    <li className={css.item} data-unread={!is_read}>
      <h2 className={css.title}>
        <button className={css.opener} aria-expanded={open} aria-controls={body} onClick={toggle}>
          {!is_read && <span className="visually-hidden">{t('notifications.author.new')}:</span>} {title}
        </button>
      </h2>
      <span className={css.facts}>
        <span className="chip">{t(`notifications.author.tab.${category}`)}</span>
        <time dateTime={created_at}>{formatTime(created_at, language)}</time>
      </span>
      <div className={css.body} id={body}>
        {open ? (
          <>
            <p className={css.text}>{content}</p>
            <div className="actions">
              {link && (
                <Link className="button quiet" to={link.path}>
                  {t(`notifications.author.open.${link.place}`)}
                </Link>
              )}
              <button className="button quiet" disabled={busy} onClick={() => onRemove(id)}>
                {t('notifications.author.remove')}
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
