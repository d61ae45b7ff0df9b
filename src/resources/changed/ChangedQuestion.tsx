import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import type { MouseEvent } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useT } from '../../i18n/index.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { Scroller } from '../../ui/Scroller.tsx';
import { CellOrNone } from '../CellOrNone.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';

type Row = { id: number; [name: string]: unknown };

export interface Dispute {
  /** The fields that two people changed. */
  fields: readonly string[];
  /** The record as it would be. */
  mine: Row;
  /** The record as it is. */
  now: Row;
}

interface Props extends Dispute {
  entity: Entity<any>;
  onKeep: (event: MouseEvent<HTMLButtonElement>) => void;
  onTake: () => void;
  /** Back to what was typed, undecided. */
  onClose: () => void;
}

/** Asks whose values a record shall have, where somebody changed it while it was open here. */
export function ChangedQuestion({ entity, fields, mine, now, onKeep, onTake, onClose }: Props) {
  const t = useT();
  const label = useFieldLabel();
  const value = (record: Row, name: string) => (
    <RecordContextProvider value={record}>
      <CellOrNone name={name} field={entity.fields[name]} />
    </RecordContextProvider>
  );
  return (
    <Dialog
      title={t('common.office.changed.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onTake}>
            {t('common.office.changed.take')}
          </button>
          <button type="button" className="button" onClick={onKeep}>
            {t('common.office.changed.keep')}
          </button>
        </>
      }
    >
      <p>{t('common.office.changed.text')}</p>
      <ResourceContextProvider value={resourceOf(entity)}>
        <Scroller>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('common.office.bulk.field')}</th>
                <th scope="col">{t('common.office.changed.mine')}</th>
                <th scope="col">{t('common.office.changed.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((name) => (
                <tr key={name}>
                  <th scope="row">{label(entity, name)}</th>
                  <td>{value(mine, name)}</td>
                  <td>{value(now, name)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </ResourceContextProvider>
    </Dialog>
  );
}
