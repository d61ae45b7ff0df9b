import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import * as calls from '#domain/accounts/sso.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import { currentAddress } from '../../../lib/routing/address.ts';
import { redirectTo } from '../../../lib/session/providerSignIn.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import type { Provider } from '../public/useProviders.ts';

interface Props {
  title: string;
  text: string;
  /** What the button does. */
  action: string;
  run: (body: { password?: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks before a provider is linked or unlinked; where the sign-in is not recent, for the password too. */
function ProviderDialog({ title, text, action, run, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [confirming, setConfirming] = useState(false);
  const { form, errors, refusal, pending } = useCallForm(calls.unlinkProvider.body, async (body) => {
    try {
      await run(body);
    } catch (error) {
      if (error instanceof ApiError && error.errors.password) setConfirming(true);
      throw error;
    }
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} action={action} onClose={onClose} />}
    >
      <p className="muted">{text}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        {confirming && (
          <PasswordInput
            name="password"
            label={t('accounts.password')}
            error={errors.password}
            autoComplete="current-password"
            autoFocus
          />
        )}
      </form>
    </Dialog>
  );
}

/** Leads to a provider that is to be linked. */
export function LinkDialog({ provider: { id, name }, onClose }: { provider: Provider; onClose: () => void }) {
  const t = useT();
  return (
    <ProviderDialog
      title={t('accounts.shared.person.provider_link', { provider: name })}
      text={t('accounts.shared.person.provider_link_text', { provider: name })}
      action={t('accounts.shared.person.provider_go', { provider: name })}
      onClose={onClose}
      run={async (body) => {
        const { url, binding } = await send(calls.startLinking, { params: { provider: id }, body });
        redirectTo(url, { provider: id, name, binding, address: currentAddress(), linking: true });
      }}
    />
  );
}

interface UnlinkProps {
  linked: calls.LinkedProvider;
  onUnlinked: () => void;
  onClose: () => void;
}

export function UnlinkDialog({ linked: { id, name }, onUnlinked, onClose }: UnlinkProps) {
  const t = useT();
  const notify = useNotify();
  return (
    <ProviderDialog
      title={t('accounts.shared.person.provider_unlink_named', { provider: name })}
      text={t('accounts.shared.person.provider_unlink_text', { provider: name })}
      action={t('accounts.shared.person.provider_unlink')}
      onClose={onClose}
      run={async (body) => {
        await send(calls.unlinkProvider, { params: { id }, body });
        notify('accounts.shared.person.provider_unlinked', { type: 'success', messageArgs: { provider: name } });
        onUnlinked();
        onClose();
      }}
    />
  );
}
