import { useBulkDeleteController, useDeleteController, useListContext, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { Dialog } from '../custom/fields/Dialog.tsx';
import { resourceOf } from '../dataProvider/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { titleOf } from './titleOf.ts';

interface AskedProps {
  title: string;
  question: string;
  isPending: boolean;
  onDelete: () => void;
}

/** A button that asks before it deletes; `close` once it is known what became of it. */
function useAsked() {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const translate = useTranslate();
  const draw = ({ title, question, isPending, onDelete }: AskedProps) => (
    <>
      <button type="button" className="button quiet" onClick={() => setAsks(true)}>
        {translate('ra.action.delete')}
      </button>
      {asks && (
        <Dialog
          title={title}
          onClose={close}
          actions={
            <>
              <button type="button" className="button quiet" onClick={close}>
                {translate('ra.action.cancel')}
              </button>
              <button type="button" className="button danger" disabled={isPending} onClick={onDelete}>
                {translate('ra.action.confirm')}
              </button>
            </>
          }
        >
          <p>{question}</p>
        </Dialog>
      )}
    </>
  );
  return { draw, mutationMode: 'pessimistic' as const, mutationOptions: { onSettled: close } };
}

/** Deletes the record that is shown. */
export function DeleteButton({ entity }: { entity: Entity<any> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  const { draw, ...options } = useAsked();
  const { isPending, handleDelete } = useDeleteController(options);
  if (!record) return null;
  const name = translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 });
  const args = { name, recordRepresentation: titleOf(entity, record, language) };
  return draw({
    title: translate('ra.message.delete_title', args),
    question: translate('ra.message.delete_content', args),
    isPending,
    onDelete: handleDelete,
  });
}

/** Deletes the rows that are marked. */
export function BulkDeleteButton({ entity }: { entity: Entity<any> }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { draw, ...options } = useAsked();
  const { isPending, handleDelete } = useBulkDeleteController(options);
  const smart_count = selectedIds.length;
  const args = { smart_count, name: translate(`resources.${resourceOf(entity)}.name`, { smart_count }) };
  return draw({
    title: translate('ra.message.bulk_delete_title', args),
    question: translate('ra.message.bulk_delete_content', args),
    isPending,
    onDelete: handleDelete,
  });
}
