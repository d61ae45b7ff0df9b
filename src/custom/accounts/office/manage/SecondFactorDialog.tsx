import { useNotify } from 'ra-core';
import { resetSecondFactor } from '#domain/accounts/management.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { auditKeys } from '../../../../resources/queryKeys.ts';
import { ProofDialog } from '../../author/ProofDialog.tsx';
import { accountKeys } from '../../queryKeys.ts';
import { useAccount } from './account.ts';
import { SecondManager } from './SecondManager.tsx';
import { useAccountRules } from './useAccountRules.ts';

/** Takes second factor and passkeys of an account away, or asks another content manager for it; says why to its owner. */
export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const { id, user_name, email, role } = useAccount();
  const { needsSecond, isAlone } = useAccountRules();
  const asks = needsSecond(role);
  return (
    <ProofDialog
      title={t('accounts.office.manage.second_ask', { name: user_name })}
      text={t('accounts.office.manage.second_text', { email })}
      action={t(asks ? 'accounts.office.manage.go_ask' : 'accounts.office.manage.second')}
      purpose="reset_second_factor"
      look="danger"
      reasonLabel={t('accounts.office.manage.second_why')}
      always
      act={({ password, reason = '' }) => send(resetSecondFactor, { params: { id }, body: { reason, password } })}
      invalidates={[accountKeys.access(id), auditKeys.all]}
      onSuccess={({ request_id }) => {
        notify(request_id === null ? 'accounts.office.manage.second_done' : 'accounts.office.manage.asked', {
          type: 'success',
        });
        onClose();
      }}
      onClose={onClose}
    >
      {asks && <SecondManager text="accounts.office.manage.two_second" isAlone={isAlone} />}
    </ProofDialog>
  );
}
