import { useNotify } from 'ra-core';
import { useId } from 'react';
import { setAccountRole } from '#domain/accounts/management.calls.ts';
import { givenRoles } from '#domain/accounts/management.ts';
import { user } from '#domain/accounts/user.entity.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import type { BulkActionProps } from '../../../../resources/bulk/BulkActionButton.tsx';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../../ui/fields/SelectInput.tsx';
import { DialogActions } from '../../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../../ui/forms/useCommandForm.ts';
import { useAccount } from './account.ts';
import { SecondManager } from './SecondManager.tsx';
import { useAccountRules } from './useAccountRules.ts';

/** Gives an account another role, or asks another content manager for it. */
export function RoleDialog({ onClose }: BulkActionProps) {
  const t = useT();
  const getLabel = useFieldLabel();
  const notify = useNotify();
  const formId = useId();
  const { id, user_name, role: present, status } = useAccount();
  const { needsSecond, needsSecondForChange, isAlone } = useAccountRules();
  const { form, field, methods, refusal, pending } = useCommandForm(
    setAccountRole.body,
    (body) => send(setAccountRole, { params: { id }, body }),
    {
      onSuccess: ({ request_id }) => {
        notify(request_id === null ? 'accounts.office.manage.role_set' : 'accounts.office.manage.asked', {
          type: 'success',
        });
        onClose(true);
      },
    },
  );
  const isBlocked = status === 'blocked';
  const asks = needsSecondForChange(present, methods.watch('role'));
  return (
    <Dialog
      title={t('accounts.office.manage.role_of', { name: user_name })}
      onClose={() => onClose(false)}
      actions={
        <DialogActions
          form={formId}
          pending={pending}
          action={t(asks ? 'accounts.office.manage.go_ask' : 'accounts.office.manage.role')}
          onClose={() => onClose(false)}
        />
      }
    >
      <form id={formId} className="stack" {...form}>
        <Refused refusal={refusal} />
        <SelectInput
          {...field('role')}
          label={getLabel(user, 'role')}
          prompt={t('accounts.office.manage.choose_role')}
          hint={asks ? undefined : t('accounts.office.manage.role_hint')}
          options={givenRoles
            .filter((code) => code !== present && !(isBlocked && needsSecond(code)))
            .map((code) => ({ code, name: t(`common.role.${code}`) }))}
          defaultValue=""
        />
        {isBlocked && givenRoles.some(needsSecond) && (
          <p className="note">{t('accounts.office.manage.role_blocked')}</p>
        )}
        {asks && <SecondManager text="accounts.office.manage.two_role" isAlone={isAlone} />}
      </form>
    </Dialog>
  );
}
