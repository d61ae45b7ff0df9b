import { useRecordContext } from 'ra-core';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { partsOf } from '../../../resources/partsOf.tsx';

const { Input } = partsOf(dictionaryEntry);

/** Says to who may not approve what becomes of a change of an approved entry. */
function ProposalNote() {
  const t = useT();
  const entry = useRecordContext<{ id: number; state: string }>();
  return entry?.state === 'approved' ? <p className="callout">{t('dictionary.office.proposal.note')}</p> : null;
}

/** Read before anything is typed. */
export const entryInputs = {
  term: (
    <div className="stack">
      <ProposalNote />
      <Input source="term" />
    </div>
  ),
};
