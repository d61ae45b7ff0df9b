import { Form, useGetMany, useResourceContext } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import type { Field } from '#domain/kit/fields.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TryAgain } from '../../ui/TryAgain.tsx';
import type { BulkActionProps } from '../bulk/BulkActionButton.tsx';
import { entityOf } from '../entityOf.ts';
import { partsOf } from '../partsOf.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { listBulkEditFields } from './bulkEditFields.ts';
import { BulkEditTable, type BulkOutcome, type BulkRow } from './BulkEditTable.tsx';
import { useBulkEdit } from './useBulkEdit.ts';

/** First what the records have in a field and what it becomes, then what became of each, with the way back. */
export function BulkEditDialog({ ids, onClose }: BulkActionProps) {
  const entity = entityOf(useResourceContext()!)!;
  const t = useT();
  const formatCount = useFormatCount();
  const label = useFieldLabel();
  const form = useId();
  const { Input } = useMemo(() => partsOf(entity), [entity]);
  const [source, setSource] = useState('');
  const [frozen, setFrozen] = useState<BulkRow[]>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const { update, restore } = useBulkEdit(entity);
  const { data, error, refetch } = useGetMany<BulkRow>(resourceOf(entity), { ids: [...ids] });
  const records = frozen ?? data;
  const field: Field | undefined = entity.fields[source];

  async function apply(values: object): Promise<void> {
    // The list behind, and with it what is read of it here, shows the new values soon.
    setFrozen(data);
    const answer = await update.run({ ids: [...ids], set: { [source]: Reflect.get(values, source) ?? null } });
    if (answer) setOutcome({ ...answer, undone: false });
    else setFrozen(undefined);
  }
  const changes =
    outcome?.items.flatMap(({ result, change }) => (result === 'changed' && change ? [change] : [])) ?? [];
  async function undo(): Promise<void> {
    const answer = await restore.run({ changes });
    if (answer) setOutcome({ ...answer, undone: true });
  }
  const close = () => onClose(outcome !== undefined);
  const unchangedCount = outcome ? outcome.items.length - changes.length : 0;
  const fields = listBulkEditFields(entity).map((name) => ({ code: name, name: label(entity, name) }));
  return (
    <Dialog
      wide
      title={formatCount('common.office.bulk.title', ids.length)}
      onClose={close}
      actions={
        <>
          {outcome && !outcome.undone && changes.length > 0 && (
            <button type="button" className="button quiet" disabled={restore.pending} onClick={() => void undo()}>
              {t('common.shared.undo')}
            </button>
          )}
          <button type="button" className="button quiet" onClick={close}>
            {t(outcome ? 'common.close' : 'common.cancel')}
          </button>
          {!outcome && (
            <button form={form} className="button" disabled={!source || !data || update.pending}>
              {formatCount('common.office.bulk.set', ids.length)}
            </button>
          )}
        </>
      }
    >
      {!outcome && (
        <div className="stack">
          <SelectInput
            name="bulk_field"
            label={t('common.office.bulk.field')}
            prompt={t('common.office.bulk.choose')}
            options={fields}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
          {source && (
            // Each field has a form of its own: what was typed for another is not sent.
            <Form
              key={source}
              id={form}
              className="stack"
              defaultValues={{ [source]: getEmpty(field!) }}
              onSubmit={apply}
            >
              <Input source={source} />
              {!field!.required && <p className="muted">{t('common.office.bulk.empties')}</p>}
            </Form>
          )}
        </div>
      )}
      {outcome && (
        <p role="status">
          <strong>{formatCount(`common.office.bulk.${outcome.undone ? 'undone' : 'done'}`, changes.length)}</strong>{' '}
          {unchangedCount > 0 && formatCount('common.office.bulk.left', unchangedCount)}
        </p>
      )}
      {!records && !error && <Loading />}
      {error && <TryAgain retry={refetch} error={error} />}
      {records && <BulkEditTable entity={entity} records={records} source={source} outcome={outcome} />}
    </Dialog>
  );
}

/** What stands in an input before anything is typed: of these a form has no 'nothing'. */
const getEmpty = ({ kind, required }: Field): unknown =>
  required && kind === 'flag' ? false : kind === 'choices' ? [] : null;
