import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listInvitations } from '#domain/contracts/contracts.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { isViewing } from '../../../lib/session/session.ts';
import { invitationKeys } from '../queryKeys.ts';
import type { Invitation } from './invitation.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import css from './Invitations.module.css';

/** Editors who ask for one's own stories, each with the way to answer; nothing where nobody does. */
export function Invitations({ fiction_id }: { fiction_id?: number }) {
  const t = useT();
  const [open, setOpen] = useState<Invitation>();
  const { data } = useQuery({
    queryKey: invitationKeys.all,
    queryFn: () => send(listInvitations, {}),
    // They are the author's alone.
    enabled: !isViewing(),
  });
  const items = data?.items.filter((item) => fiction_id === undefined || item.fiction_id === fiction_id) ?? [];
  if (items.length === 0 && !open) return null;
  return (
    <div className={css.invitations}>
      {items.map((item) => (
        <section key={item.id} className={css.invitation} aria-labelledby={`invitation-${item.id}`}>
          <p id={`invitation-${item.id}`}>
            <strong>{t('contracts.author.invite.title')}</strong>{' '}
            {t('contracts.author.invite.offer', { editor: item.editor, title: item.title })}
          </p>
          <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(item)}>
            {t('contracts.author.invite.answer')}
          </button>
        </section>
      ))}
      {open && <InvitationDialog invitation={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
