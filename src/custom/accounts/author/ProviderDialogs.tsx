import { useNotify } from 'ra-core';
import * as calls from '#domain/accounts/sso.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { currentAddress } from '../../../lib/routing/address.ts';
import { redirectTo } from '../../../lib/session/providerSignIn.ts';
import type { Provider } from '../public/useProviders.ts';
import { providerKeys } from '../queryKeys.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Leads to a provider that is to be linked. */
export function LinkDialog({ provider: { id, name }, onClose }: { provider: Provider; onClose: () => void }) {
  const t = useT();
  return (
    <ProofDialog
      title={t('accounts.shared.person.provider_link', { provider: name })}
      text={t('accounts.shared.person.provider_link_text', { provider: name })}
      action={t('accounts.shared.person.provider_go', { provider: name })}
      purpose="link"
      always
      onClose={onClose}
      act={async (body) => {
        const { url, binding } = await send(calls.startLinking, { params: { provider: id }, body });
        redirectTo(url, { provider: id, name, binding, address: currentAddress(), linking: true });
      }}
    />
  );
}

interface UnlinkProps {
  linked: calls.LinkedProvider;
  onClose: () => void;
}

export function UnlinkDialog({ linked: { id, name }, onClose }: UnlinkProps) {
  const t = useT();
  const notify = useNotify();
  return (
    <ProofDialog
      title={t('accounts.shared.person.provider_unlink_named', { provider: name })}
      text={t('accounts.shared.person.provider_unlink_text', { provider: name })}
      action={t('accounts.shared.person.provider_unlink')}
      purpose="unlink"
      onClose={onClose}
      act={(body) => send(calls.unlinkProvider, { params: { id }, body })}
      invalidates={[providerKeys.linked]}
      onSuccess={() => {
        notify('accounts.shared.person.provider_unlinked', { type: 'success', messageArgs: { provider: name } });
        onClose();
      }}
    />
  );
}
