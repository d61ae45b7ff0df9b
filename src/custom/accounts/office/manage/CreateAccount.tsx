import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountRequest } from '#domain/accounts/accountRequest.entity.ts';
import { createAccount } from '#domain/accounts/management.calls.ts';
import { givenRoles } from '#domain/accounts/management.ts';
import { newPassword, repetitionRule } from '#domain/accounts/password.ts';
import { user } from '#domain/accounts/user.entity.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import type { ObjectSchema } from '#domain/kit/types.ts';
import * as types from '#domain/kit/types.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { ListBackLink } from '../../../../resources/ListBackLink.tsx';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { SelectInput } from '../../../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../../ui/forms/Refused.tsx';
import { usePasswordForm } from '../../../../ui/forms/usePasswordForm.ts';
import { usePageTitle } from '../../../../ui/page/usePageTitle.ts';
import { FirstSignIn, type FirstSignInBy } from './FirstSignIn.tsx';
import { SecondManager } from './SecondManager.tsx';
import { useAccountRules } from './useAccountRules.ts';
import css from './manage.module.css';

type Body = BodyOf<typeof createAccount>;
type Typed = Omit<Body, 'password'> & { password?: string; password_confirmation?: string };

const invited = createAccount.body.omit(['password']);
const withPassword = invited.concat(
  types.object({ password: newPassword('content_manager'), password_confirmation: repetitionRule() }),
);

/** `/office/users/create`: an account of the staff, whose owner is invited or told a password. */
export function CreateAccount() {
  const t = useT();
  const getLabel = useFieldLabel();
  const language = useLanguage();
  const notify = useNotify();
  const navigate = useNavigate();
  const { needsSecond, isAlone } = useAccountRules();
  const [role, setRole] = useState('');
  const [by, setBy] = useState<FirstSignInBy>('invitation');
  const title = t('accounts.office.manage.create');
  usePageTitle(title);
  const asks = needsSecond(role);
  const sets = by === 'password' && !asks;
  const { form, errors, refusal, pending } = usePasswordForm(
    (sets ? withPassword : invited) as ObjectSchema<Typed>,
    ({ password_confirmation: _, password = null, ...body }) =>
      send(createAccount, { body: { ...body, password: sets ? password : null } }),
    {
      onSuccess: ({ id, request_id }, { user_name: name, email }) => {
        if (id === null) notify('accounts.office.manage.asked', { type: 'success' });
        else if (sets) notify(t('accounts.office.manage.created', { name }), { type: 'success' });
        else notify(t('accounts.office.manage.invited', { email }), { type: 'success' });
        const entity = id === null ? accountRequest : user;
        void navigate(`/${resourceOf(entity)}/${id ?? request_id}/show`);
      },
    },
  );
  return (
    <>
      <header className="record-head">
        <ListBackLink entity={user} />
        <h1>{title}</h1>
      </header>
      <form className={css.form} {...form}>
        <Refused refusal={refusal} />
        <TextInput
          name="user_name"
          label={getLabel(user, 'user_name')}
          error={errors.user_name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <TextInput name="email" type="email" label={getLabel(user, 'email')} error={errors.email} autoComplete="off" />
        <SelectInput
          name="role"
          label={getLabel(user, 'role')}
          prompt={t('accounts.office.manage.choose_role')}
          options={givenRoles.map((code) => ({ code, name: t(`common.role.${code}`) }))}
          error={errors.role}
          value={role}
          onChange={({ target }) => setRole(target.value)}
        />
        <SelectInput
          name="language"
          label={t('accounts.office.manage.language')}
          prompt={t('accounts.office.manage.language')}
          options={interfaceLanguageCodes.map((code) => ({ code, name: formatLanguageName(code, language) }))}
          error={errors.language}
          defaultValue={language}
        />
        {asks ? (
          <SecondManager text="accounts.office.manage.two" isAlone={isAlone} />
        ) : (
          <FirstSignIn by={by} onChange={setBy} errors={errors} />
        )}
        <div className="actions" data-actions="">
          <button className="button" disabled={pending || (asks && isAlone)}>
            {t(`accounts.office.manage.${asks ? 'go_ask' : sets ? 'go_create' : 'go_invite'}`)}
          </button>
        </div>
      </form>
    </>
  );
}
