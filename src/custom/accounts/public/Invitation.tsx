import { useCallback, useEffect, useState } from 'react';
import { readAccountInvitation } from '#domain/accounts/accountInvitations.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { signInPath } from '../../../lib/routing/guard.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { AcceptForm } from './AcceptForm.tsx';
import css from './SignIn.module.css';

/** Opens an invitation to an account of the staff; one that is over says so, and what to do. */
export function Invitation({ invitation }: { invitation: string }) {
  const t = useT();
  const [answer, setAnswer] = useState<AnswerOf<typeof readAccountInvitation>>();
  const [failure, setFailure] = useState<Error>();
  usePageTitle(t('accounts.invited.title'));
  const read = useCallback(() => {
    setFailure(undefined);
    send(readAccountInvitation, { body: { invitation } }).then(setAnswer, setFailure);
  }, [invitation]);
  useEffect(read, [read]);
  if (failure) return <BrokenPage error={failure} retry={read} />;
  if (!answer) return <Loading />;
  const { state, user_name, role } = answer;
  if (state === 'open' && user_name && role) return <AcceptForm {...{ invitation, user_name, role }} />;
  return (
    <div className="stack">
      <h1>{t('accounts.invited.title')}</h1>
      <p role="alert">{t(`accounts.invited.${state === 'open' ? 'unknown' : state}`)}</p>
      <p className={css.other}>
        <Link to={signInPath}>{t('accounts.to_sign_in')}</Link>
      </p>
    </div>
  );
}
