import { useId, useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { releaseTranslation } from '#domain/translation/editions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';

type Outcome = AnswerOf<typeof releaseTranslation>;
const leftOut = ['unapproved', 'stale', 'released_before'] as const;

/** Releases a range of chapters of an edition, and tells what was left out and why. */
export function ReleaseDialog({ ids: [id], onClose }: BulkActionProps) {
  const t = useT();
  const formId = useId();
  const [outcome, setOutcome] = useState<Outcome>();
  const { form, field, refusal, pending } = useCommandForm(
    releaseTranslation.body,
    (body) => send(releaseTranslation, { params: { id: id! }, body }),
    { onSuccess: setOutcome },
  );
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  const isNumber = { setValueAs: (typed: string | number) => (typed === '' ? undefined : Number(typed)) };
  return (
    <Dialog
      title={t('translation.office.edition.release')}
      onClose={() => onClose(outcome !== undefined)}
      actions={
        outcome ? (
          <button type="button" className="button quiet" onClick={() => onClose(true)}>
            {t('common.close')}
          </button>
        ) : (
          <DialogActions
            form={formId}
            pending={pending}
            action={t('translation.office.edition.go')}
            onClose={() => onClose(false)}
          />
        )
      }
    >
      {outcome ? (
        <Result outcome={outcome} />
      ) : (
        <form id={formId} className="stack" {...form}>
          <p className="note">{t('translation.office.edition.text')}</p>
          <Refused refusal={refusal} />
          <TextInput {...field('first_chapter', isNumber)} {...number} label={t('translation.office.assign.from')} />
          <TextInput {...field('last_chapter', isNumber)} {...number} label={t('translation.office.assign.to')} />
        </form>
      )}
    </Dialog>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  const t = useT();
  const formatCount = useFormatCount();
  return (
    <div className="stack" role="status">
      <p>{formatCount('translation.office.edition.released', outcome.released.length)}</p>
      {leftOut
        .filter((why) => outcome[why].length > 0)
        .map((why) => (
          <p key={why} className="note">
            {t(`translation.office.edition.left.${why}`, { numbers: outcome[why].join(', ') })}
          </p>
        ))}
    </div>
  );
}
