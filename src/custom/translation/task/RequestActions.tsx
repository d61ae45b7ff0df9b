import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { createCrudCalls } from '#domain/kit/crud.ts';
import { extensionRequest } from '#domain/translation/extensionRequest.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import { useUser } from '../../../lib/session/session.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';

type Decision = 'approved' | 'rejected';
const { update } = createCrudCalls(extensionRequest);

/** Decides on a request that waits; asked first, since it is decided once. */
export function RequestActions() {
  const t = useT();
  const formatCount = useFormatCount();
  const notify = useNotify();
  const refresh = useRefresh();
  const request = useRecordContext<{ id: number; days: number; status: string; asked_by_id: number | null }>();
  const user = useUser();
  const [asking, setAsking] = useState<Decision>();
  const { run, pending } = useCommand(update!, {
    onSuccess: () => {
      setAsking(undefined);
      notify('translation.office.request.decided', { type: 'success' });
      refreshBadges();
      refresh();
    },
  });
  if (request?.status !== 'pending') return null;
  if (request.asked_by_id === user?.id) return <p className="note">{t('translation.office.errors.own_request')}</p>;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setAsking('approved')}>
        {t('translation.office.request.approve')}
      </button>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setAsking('rejected')}>
        {t('translation.office.request.reject')}
      </button>
      {asking && (
        <AskDialog
          title={formatCount(`translation.office.request.ask_${asking}`, request.days)}
          action={t(`translation.office.request.${asking === 'approved' ? 'approve' : 'reject'}`)}
          look={asking === 'rejected' ? 'danger' : undefined}
          pending={pending}
          onDo={() => void run({ params: { id: request.id }, body: { status: asking } })}
          onClose={() => setAsking(undefined)}
        >
          <p>{t(`translation.office.request.text_${asking}`)}</p>
        </AskDialog>
      )}
    </>
  );
}
