import { useId } from 'react';
import { acceptAccountInvitation } from '#domain/accounts/accountInvitations.calls.ts';
import type { Role } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import { enter } from '../../../lib/session/account.ts';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { NewPassword } from '../author/NewPassword.tsx';

const rule = acceptAccountInvitation.body.omit(['invitation']);

interface Props {
  invitation: string;
  user_name: string;
  role: Role;
}

/** The password of an account that one is invited to; it is signed in to at once. */
export function AcceptForm({ invitation, user_name, role }: Props) {
  const t = useT();
  const title = useId();
  const { form, errors, refusal, pending } = useCallForm(rule, async (passwords) =>
    enter(await send(acceptAccountInvitation, { body: { invitation, ...passwords } })),
  );
  return (
    <form className="stack" {...form} aria-labelledby={title}>
      <h1 id={title}>{t('accounts.invited.title')}</h1>
      <dl className="details callout good">
        <div>
          <dt>{t('accounts.invited.user_name')}</dt>
          <dd translate="no">{user_name}</dd>
        </div>
        <div>
          <dt>{t('accounts.invited.role')}</dt>
          <dd>{t(`common.role.${role}`)}</dd>
        </div>
      </dl>
      <Refused refusal={refusal} />
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={user_name} readOnly />
      <NewPassword label={t('accounts.invited.password')} of={role} errors={errors} />
      <button className="button" disabled={pending}>
        {t(pending ? 'accounts.saving' : 'accounts.invited.accept')}
      </button>
    </form>
  );
}
