import { useState } from 'react';
import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { mergeAuthors } from '#domain/accounts/mergeAuthors.calls.ts';
import { secondCodeRule } from '#domain/accounts/secondFactor.ts';
import { fold } from '#domain/kit/fold.ts';
import { object, string } from '#domain/kit/types.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { refreshUser } from '../../../lib/session/account.ts';
import { confirmTyped } from '../../../lib/session/confirmTyped.ts';
import { clearSession, currentUser, knowsPassword } from '../../../lib/session/session.ts';
import { leaveSignInNotice } from '../../../lib/session/signInNotice.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { SecondCodeInput } from '../../../ui/forms/SecondCodeInput.tsx';
import { usePasswordForm } from '../../../ui/forms/usePasswordForm.ts';
import { everythingKey } from '../queryKeys.ts';
import type { Account } from './useSameAuthors.ts';

const createRule = ({ username }: Account) =>
  object({
    typed: string()
      .required()
      .test('main', 'accounts.shared.merge.mistyped', (typed) => fold(typed) === fold(username)),
    confirmation: givenPassword().optional(),
    code: secondCodeRule(),
  });

interface Props {
  main: Account;
  closing: readonly Account[];
  onMerged: (main: Account) => void;
}

/** Confirms a merge by typing the name of the account that goes on. */
export function MergeForm({ main, closing, onMerged }: Props) {
  const t = useT();
  const [asksCode, setAsksCode] = useState(false);
  const leave = (message: Parameters<typeof leaveSignInNotice>[0]['message']) =>
    leaveSignInNotice({ account: main.username, message });

  const { form, errors, refusal, pending } = usePasswordForm(
    createRule(main),
    async ({ confirmation, code }) => {
      await confirmTyped(code, 'merge');
      await send(mergeAuthors, { body: { main_id: main.id, confirmation } });
      if (!main.current) {
        leave('accounts.merged');
        return clearSession();
      }
      onMerged(main);
      await refreshUser().catch(() => undefined);
    },
    {
      invalidates: main.current ? [everythingKey] : [],
      onRefused: ({ errors, status }) => {
        if (errors.code) setAsksCode(true);
        // An answer may have been lost, and the session with the account.
        if (status === 401 && !main.current) leave('errors.unauthorized');
      },
    },
  );
  const me = currentUser()?.username;
  return (
    <form className="stack" {...form}>
      <Refused refusal={refusal} />
      {knowsPassword() && (
        <PasswordInput
          name="confirmation"
          label={t('accounts.shared.merge.password', { name: me })}
          error={errors.confirmation}
          autoComplete="current-password"
        />
      )}
      {asksCode && <SecondCodeInput error={errors.code} autoFocus />}
      <TextInput
        name="typed"
        label={t('accounts.shared.merge.type', { name: main.username })}
        error={errors.typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="actions">
        <button className="button danger" disabled={pending}>
          {t(pending ? 'accounts.shared.merge.merging' : 'accounts.shared.merge.merge', {
            smart_count: closing.length,
          })}
        </button>
        <Link className="button quiet" to="/person">
          {t('common.cancel')}
        </Link>
      </div>
    </form>
  );
}
