import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import type { BulkItem, BulkResult } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { StateChip } from '../../ui/state/StateChip.tsx';
import type { Tone } from '../../ui/state/tones.ts';
import { CellOrNone } from '../CellOrNone.tsx';
import { getTitleLanguage, formatRecordTitle } from '../formatTitle.ts';
import css from '../bulk/bulk.module.css';

export type BulkRow = { id: number; titles?: Record<string, string | null> };

interface Props {
  entity: Entity<any>;
  records: readonly BulkRow[];
  /** The field that is set; none before one is chosen. */
  source: string;
  outcome: BulkOutcome | undefined;
}

/** What became of each; `undone`: by taking back what had been done. */
export interface BulkOutcome {
  items: readonly BulkItem[];
  undone: boolean;
}

const tones: Record<BulkResult, Tone> = {
  changed: 'good',
  same: 'plain',
  refused: 'bad',
  missing: 'bad',
  changed_since: 'waiting',
};

/** The records whose field is set: what each had there, and what became of it. */
export function BulkEditTable({ entity, records, source, outcome }: Props) {
  const t = useT();
  const language = useLanguage();
  const translate = useTranslate();
  const outcomes = new Map(outcome?.items.map((item) => [item.id, item]));
  return (
    <ResourceContextProvider value={resourceOf(entity)}>
      <Scroller className={css.scroll}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 })}</th>
              {source && <th scope="col">{t(outcome ? 'common.office.bulk.was' : 'common.office.bulk.now')}</th>}
              {outcome && <th scope="col">{t('common.office.bulk.result')}</th>}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <tr>
                  <td lang={getTitleLanguage(entity, record)} translate="no">
                    {formatRecordTitle(entity, record, language)}
                  </td>
                  {source && (
                    <td>
                      <CellOrNone name={source} field={entity.fields[source]} />
                    </td>
                  )}
                  {outcome && (
                    <td>
                      {outcomes.has(record.id) && <Result item={outcomes.get(record.id)!} undone={outcome.undone} />}
                    </td>
                  )}
                </tr>
              </RecordContextProvider>
            ))}
          </tbody>
        </table>
      </Scroller>
    </ResourceContextProvider>
  );
}

function Result({ item: { result, error }, undone }: { item: BulkItem; undone: boolean }) {
  const t = useT();
  const became = undone && result === 'changed' ? 'restored' : result;
  return (
    <>
      <StateChip tone={tones[result]}>{t(`common.office.bulk.became.${became}`)}</StateChip>
      {error && <small>{t(error.message, error.args)}</small>}
    </>
  );
}
