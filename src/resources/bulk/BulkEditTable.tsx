import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import type { BulkItem, BulkResult } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Message } from '#domain/kit/messages.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { StateChip } from '../../ui/state/StateChip.tsx';
import type { Tone } from '../../ui/state/tones.ts';
import { CellOrNone } from '../CellOrNone.tsx';
import { getTitleLanguage, formatRecordTitle } from '../formatTitle.ts';
import type { BulkEdit } from './useBulkEdit.ts';
import css from '../bulk/bulk.module.css';

export type BulkRow = { id: number; titles?: Record<string, string | number | null> };

interface Props {
  entity: Entity<any>;
  records: readonly BulkRow[];
  /** The field that is set; none before one is chosen. */
  source: string;
  edit: BulkEdit;
  openElsewhere: ReadonlyMap<number, string>;
}

const tones: Record<BulkResult, Tone> = {
  changed: 'good',
  proposed: 'waiting',
  same: 'plain',
  refused: 'bad',
  missing: 'bad',
  changed_since: 'waiting',
};

/** The records whose field is set: what each had there, what it becomes, and what became of it. */
export function BulkEditTable({ entity, records, source, edit, openElsewhere }: Props) {
  const t = useT();
  const language = useLanguage();
  const translate = useTranslate();
  const { preview, isBegun } = edit;
  const outcomes = new Map(edit.items.map((item) => [item.id, item]));
  const becoming = !isBegun && preview;
  const refusals = new Map(preview?.counts.refusals.map(({ id, error }) => [id, error]));
  return (
    <ResourceContextProvider value={resourceOf(entity)}>
      <Scroller className={css.scroll}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 })}</th>
              {source && <th scope="col">{t(isBegun ? 'common.office.bulk.was' : 'common.office.bulk.now')}</th>}
              {becoming && <th scope="col">{t('common.office.bulk.becomes')}</th>}
              {isBegun && <th scope="col">{t('common.office.bulk.result')}</th>}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <tr>
                  <td>
                    <span lang={getTitleLanguage(entity, record)} translate="no">
                      {formatRecordTitle(entity, record, language)}
                    </span>
                    {!isBegun && openElsewhere.has(record.id) && (
                      <small className="muted">
                        {' '}
                        {t('common.office.bulk.open_by', { name: openElsewhere.get(record.id)! })}
                      </small>
                    )}
                  </td>
                  {source && (
                    <td>
                      <CellOrNone name={source} field={entity.fields[source]} />
                    </td>
                  )}
                  {becoming && (
                    <td>
                      <Becoming
                        entity={entity}
                        source={source}
                        record={record}
                        set={becoming.set}
                        refusal={refusals.get(record.id)}
                      />
                    </td>
                  )}
                  {isBegun && (
                    <td>
                      {outcomes.has(record.id) && (
                        <Result item={outcomes.get(record.id)!} undone={edit.restoredIds.has(record.id)} />
                      )}
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

interface BecomingProps extends Pick<Props, 'entity' | 'source'> {
  record: BulkRow;
  set: Record<string, unknown>;
  refusal: Message | undefined;
}

/** What a record's field becomes, that it has that already, or why it stays. */
function Becoming({ entity, source, record, set, refusal }: BecomingProps) {
  const t = useT();
  const value = set[source];
  if (refusal) return <Result item={{ result: 'refused', error: refusal }} undone={false} />;
  if (JSON.stringify(Reflect.get(record, source)) === JSON.stringify(value))
    return <span className="muted">{t('common.office.bulk.became.same')}</span>;
  return (
    <RecordContextProvider value={{ id: record.id, [source]: value }}>
      <CellOrNone name={source} field={entity.fields[source]} />
    </RecordContextProvider>
  );
}

function Result({ item: { result, error }, undone }: { item: Pick<BulkItem, 'result' | 'error'>; undone: boolean }) {
  const t = useT();
  const became = undone && result === 'changed' ? 'restored' : result;
  return (
    <>
      <StateChip tone={tones[result]}>{t(`common.office.bulk.became.${became}`)}</StateChip>
      {error && <small>{t(error.message, error.args)}</small>}
    </>
  );
}
