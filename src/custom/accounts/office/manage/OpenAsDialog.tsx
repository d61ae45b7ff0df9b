import { openAsAuthor } from '#domain/accounts/viewing.calls.ts';
import { viewingMinutes } from '#domain/accounts/viewing.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { startViewing } from '../../../../lib/session/viewing.ts';
import type { BulkActionProps } from '../../../../resources/bulk/BulkActionButton.tsx';
import { ReasonDialog } from '../../../../ui/reason/ReasonDialog.tsx';
import { useAccount } from './account.ts';

/** Asks why a content manager wants to see the portal as an author does, and shows it in this tab. */
export function OpenAsDialog({ onClose }: BulkActionProps) {
  const t = useT();
  const { id, user_name } = useAccount();
  return (
    <ReasonDialog
      title={t('accounts.office.manage.open_as_ask', { name: user_name })}
      action={t('accounts.office.manage.open_as')}
      label={t('accounts.office.manage.open_as_why')}
      act={(reason) => send(openAsAuthor, { params: { id }, body: { reason } })}
      onDone={(viewing) => {
        startViewing(viewing);
        location.hash = '#/home';
        // Nothing that the office has loaded is shown there, nor the other way round.
        location.reload();
      }}
      onClose={() => onClose(false)}
    >
      <p>{t('accounts.office.manage.open_as_text', { minutes: viewingMinutes })}</p>
    </ReasonDialog>
  );
}
