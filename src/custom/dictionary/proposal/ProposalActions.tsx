import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { decideProposal } from '#domain/dictionary/proposals.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';

interface Entry {
  id: number;
  term: string;
  translation: string;
  proposed_translation: string | null;
}

/** Decides on the translation that is proposed for an approved entry; asked first, with both beside each other. */
export function ProposalActions() {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const entry = useRecordContext<Entry>();
  const [asking, setAsking] = useState<'approve' | 'decline'>();
  const { run, pending } = useCommand(decideProposal, {
    onSuccess: (_, { body: { approved } }) => {
      setAsking(undefined);
      notify(`dictionary.office.proposal.done_${approved ? 'approve' : 'decline'}`, { type: 'success' });
      refreshBadges();
      refresh();
    },
    // Somebody else may have decided meanwhile.
    onRefused: ({ problem }) => {
      setAsking(undefined);
      notify(problem.message, { type: 'error', messageArgs: problem.args });
      refresh();
    },
  });
  if (!entry?.proposed_translation) return null;
  const { id, term, translation, proposed_translation: seen } = entry;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setAsking('approve')}>
        {t('dictionary.office.proposal.approve')}
      </button>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setAsking('decline')}>
        {t('dictionary.office.proposal.decline')}
      </button>
      {asking && (
        <AskDialog
          title={t(`dictionary.office.proposal.ask_${asking}`, { translation: seen })}
          action={t(`dictionary.office.proposal.${asking}`)}
          look={asking === 'decline' ? 'danger' : undefined}
          pending={pending}
          onDo={() => void run({ params: { id }, body: { approved: asking === 'approve', seen } })}
          onClose={() => setAsking(undefined)}
        >
          <p>
            <span translate="no">{term}</span>: <del>{translation}</del> <ins>{seen}</ins>
          </p>
          <p>{t(`dictionary.office.proposal.text_${asking}`)}</p>
        </AskDialog>
      )}
    </>
  );
}
