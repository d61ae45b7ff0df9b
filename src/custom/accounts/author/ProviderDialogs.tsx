import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { secondCodeRule } from '#domain/accounts/secondFactor.ts';
import * as calls from '#domain/accounts/sso.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { object, type InferType } from '#domain/kit/types.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import type { CommandOptions } from '../../../lib/command/useCommand.ts';
import { currentAddress } from '../../../lib/routing/address.ts';
import { confirmTyped } from '../../../lib/session/confirmTyped.ts';
import { redirectTo } from '../../../lib/session/providerSignIn.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { SecondCodeInput } from '../../../ui/forms/SecondCodeInput.tsx';
import { usePasswordForm } from '../../../ui/forms/usePasswordForm.ts';
import type { Provider } from '../public/useProviders.ts';
import { providerKeys } from '../queryKeys.ts';

const rule = calls.unlinkProvider.body.concat(object({ code: secondCodeRule() }));
type Body = BodyOf<typeof calls.unlinkProvider>;
type Typed = InferType<typeof rule>;

interface Props extends Pick<CommandOptions<Typed, unknown>, 'invalidates' | 'onSuccess'> {
  title: string;
  text: string;
  /** What the button does. */
  action: string;
  act: (body: Body) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a provider is linked or unlinked; where the sign-in is not recent, for the password too, and of who has a second factor for a code. */
function ProviderDialog({ title, text, action, act, invalidates, onSuccess, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [asks, setAsks] = useState({ password: false, code: false });
  const { form, errors, refusal, pending } = usePasswordForm(
    rule,
    async ({ code, ...body }) => {
      await confirmTyped(code);
      return act(body);
    },
    {
      invalidates,
      onSuccess,
      onRefused: ({ errors: refused }) =>
        setAsks({ password: asks.password || 'password' in refused, code: asks.code || 'code' in refused }),
    },
  );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} action={action} onClose={onClose} />}
    >
      <p className="muted">{text}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        {asks.password && (
          <PasswordInput
            name="password"
            label={t('accounts.password')}
            error={errors.password}
            autoComplete="current-password"
            autoFocus
          />
        )}
        {asks.code && <SecondCodeInput error={errors.code} autoFocus />}
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
    <ProviderDialog
      title={t('accounts.shared.person.provider_unlink_named', { provider: name })}
      text={t('accounts.shared.person.provider_unlink_text', { provider: name })}
      action={t('accounts.shared.person.provider_unlink')}
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
