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
import { InputPrefix } from '../inputs/inputPrefix.ts';
import { partsOf } from '../partsOf.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { BulkEditActions } from './BulkEditActions.tsx';
import { listBulkEditFields } from './bulkEditFields.ts';
import { BulkEditSummary } from './BulkEditSummary.tsx';
import { BulkEditTable, type BulkRow } from './BulkEditTable.tsx';
import { EarlierEdits } from './EarlierEdits.tsx';
import { useBulkEdit, type BulkEdit } from './useBulkEdit.ts';
import { useNotifyInterrupted } from './useNotifyInterrupted.ts';
import { useOpenElsewhere } from './useOpenElsewhere.ts';

/** Rows that are shown of many: what was refused before the others. */
const shownRows = 100;

const isProblem = ({ result }: BulkEdit['items'][number]) => !['changed', 'proposed', 'same'].includes(result);

/** First what the records have in a field and what it becomes, then what became of each, with the way back. */
export function BulkEditDialog({ ids, onClose }: BulkActionProps) {
  const entity = entityOf(useResourceContext()!)!;
  const t = useT();
  const notifyInterrupted = useNotifyInterrupted();
  const formatCount = useFormatCount();
  const label = useFieldLabel();
  const form = useId();
  const { Input } = useMemo(() => partsOf(entity), [entity]);
  const [source, setSource] = useState('');
  const [before, setBefore] = useState<ReadonlyMap<number, BulkRow>>();
  const edit = useBulkEdit(entity, ids);
  const openElsewhere = useOpenElsewhere(entity, ids);
  const problems = [...edit.items.filter(isProblem), ...(edit.preview?.counts.refusals ?? [])].map(({ id }) => id);
  const shownIds = [...new Set([...problems, ...ids])].slice(0, shownRows);
  const { data, error, refetch } = useGetMany<BulkRow>(resourceOf(entity), { ids: shownIds });
  const now = new Map(data?.map((record) => [record.id, record]));
  const records = data && shownIds.flatMap((id) => before?.get(id) ?? now.get(id) ?? []);
  const field: Field | undefined = entity.fields[source];

  const look = (values: object) => edit.look.run({ [source]: Reflect.get(values, source) ?? null });
  const apply = () => {
    // The list behind, and with it what is read of it here, shows the new values soon.
    setBefore((first) => first ?? now);
    void edit.update.run();
  };
  const close = () => {
    edit.stop();
    if (edit.isBegun && !edit.isWhole) notifyInterrupted(edit.progress);
    onClose(edit.isBegun, edit.left);
  };
  const fields = listBulkEditFields(entity).map((name) => ({ code: name, name: label(entity, name) }));
  return (
    <Dialog
      wide
      title={formatCount('common.office.bulk.title', ids.length)}
      onClose={close}
      actions={
        <BulkEditActions
          edit={edit}
          form={form}
          isChosen={source !== '' && Boolean(data)}
          onApply={apply}
          onClose={close}
        />
      }
    >
      {!edit.isBegun && (
        // What was typed stays while the preview stands in its place.
        <div hidden={edit.preview !== undefined}>
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
                onSubmit={look}
              >
                {/* The list behind may have a filter of the same name. */}
                <InputPrefix value="bulk-">
                  <Input source={source} />
                </InputPrefix>
                {!field!.required && <p className="muted">{t('common.office.bulk.empties')}</p>}
              </Form>
            )}
          </div>
        </div>
      )}
      <BulkEditSummary edit={edit} openElsewhere={openElsewhere} />
      {!records && !error && <Loading />}
      {error && <TryAgain retry={refetch} error={error} />}
      {records && (
        <BulkEditTable entity={entity} records={records} source={source} edit={edit} openElsewhere={openElsewhere} />
      )}
      {!edit.isBegun && !edit.preview && <EarlierEdits entity={entity} />}
      {ids.length > shownRows && <p className="muted">{formatCount('common.office.import.shown', shownRows)}</p>}
    </Dialog>
  );
}

/** What stands in an input before anything is typed: of these a form has no 'nothing'. */
const getEmpty = ({ kind, required }: Field): unknown =>
  required && kind === 'flag' ? false : kind === 'choices' ? [] : null;
