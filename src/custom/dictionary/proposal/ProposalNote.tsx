import { useRecordContext } from 'ra-core';
import { useT } from '../../../i18n/index.ts';

/** Says to who may not approve what becomes of a change of an approved entry. */
export function ProposalNote() {
  const t = useT();
  const entry = useRecordContext<{ id: number; state: string }>();
  return entry?.state === 'approved' ? <p className="note">{t('dictionary.office.proposal.note')}</p> : null;
}
