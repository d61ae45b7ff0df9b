import { useState, type ReactNode } from 'react';
import { isAuthor, findRole } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { isViewing, type UserInfo } from '../../../lib/session/session.ts';
import { usePersonalProfile } from '../../../lib/session/usePersonalProfile.ts';
import { AvatarInput } from './AvatarInput.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PenNameDialog } from './PenNameDialog.tsx';
import { UserNameDialog } from './UserNameDialog.tsx';
import css from '../../../ui/forms/forms.module.css';

interface Props {
  user: UserInfo;
  /** The password dialog is opened by the address (`/person?view=password`), which the avatar menu links to. */
  passwordOpen: boolean;
  onPassword: (open: boolean) => void;
}

/** The names of an account and what it signs in with, each changed in a dialog of its own. */
export function SignInData({ user, passwordOpen, onPassword }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'user_name' | 'pen_name' | 'email'>();
  const close = () => setOpen(undefined);
  const role = findRole(user.role_id);
  const userNameText = user.username_generated
    ? t('accounts.shared.person.user_name_text')
    : user.name_risk_tip && t('accounts.shared.person.name_tip_choose');
  return (
    <section className="card">
      <h2>{t('accounts.shared.person.sign_in')}</h2>
      <dl className={`details lines ${css.rows}`}>
        <Row name={t('accounts.user_name')} onChange={userNameText ? () => setOpen('user_name') : undefined}>
          <span translate="no">{user.username}</span>
          {user.username_generated && <small>{t('accounts.shared.person.user_name_generated')}</small>}
          {user.name_risk_tip && <small>{t('accounts.shared.person.name_tip')}</small>}
        </Row>
        {role && isAuthor(role) && <PenName user={user} onChange={() => setOpen('pen_name')} />}
        <Row name={t('accounts.email')} onChange={() => setOpen('email')}>
          <span translate="no">{user.email}</span>
        </Row>
        <Row name={t('accounts.password')} onChange={user.password_generated ? undefined : () => onPassword(true)}>
          {t(user.password_generated ? 'accounts.shared.person.password_none' : 'accounts.shared.person.password_set')}
        </Row>
      </dl>
      {role && isAuthor(role) && <AvatarInput user={user} />}
      {open === 'user_name' && userNameText && <UserNameDialog text={userNameText} onClose={close} />}
      {open === 'pen_name' && <PenNameDialog present={user.pen_name} onClose={close} />}
      {open === 'email' && <EmailDialog user={user} onClose={close} />}
      {passwordOpen && !user.password_generated && <PasswordDialog onClose={() => onPassword(false)} />}
    </section>
  );
}

/** Can be changed once, and not while a contract depends on it. */
function PenName({ user: { pen_name, pen_name_changed }, onChange }: { user: UserInfo; onChange: () => void }) {
  const t = useT();
  const lock = usePersonalProfile({ enabled: !isViewing() }).data?.lock;
  const locked = lock && t(`errors.info_locked_${lock.reason}`, { reason: lock.note });
  const obstacle = pen_name_changed ? t('errors.pen_name_changed') : locked;
  return (
    <Row name={t('accounts.shared.person.pen_name')} onChange={obstacle ? undefined : onChange}>
      {pen_name === null ? t('accounts.shared.person.pen_name_none') : <span translate="no">{pen_name}</span>}
      {obstacle && <small>{obstacle}</small>}
    </Row>
  );
}

interface RowProps {
  name: string;
  children: ReactNode;
  onChange?: () => void;
}

function Row({ name, children, onChange }: RowProps) {
  const t = useT();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        {onChange && (
          <button
            className="button quiet"
            aria-haspopup="dialog"
            onClick={onChange}
            aria-label={`${t('accounts.shared.person.change')}: ${name}`}
          >
            {t('accounts.shared.person.change')}
          </button>
        )}
      </dd>
    </div>
  );
}
