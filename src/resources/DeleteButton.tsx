import { useBulkDeleteController, useDeleteController, useListContext, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useLanguage } from '../i18n/index.ts';
import { AskDialog } from '../ui/fields/AskDialog.tsx';
import { formatRecordTitle } from './formatTitle.ts';
import { useLocked } from './lock/locked.ts';

interface ConfirmedProps {
  asks: boolean;
  onAsk: () => void;
  onClose: () => void;
  title: string;
  isPending: boolean;
  onDelete: () => void;
}

function ConfirmedButton({ asks, onAsk, onClose, title, isPending, onDelete }: ConfirmedProps) {
  const translate = useTranslate();
  return (
    <>
      <button type="button" className="button quiet" disabled={useLocked()} onClick={onAsk}>
        {translate('ra.action.delete')}
      </button>
      {asks && (
        <AskDialog
          title={title}
          action={translate('ra.action.confirm')}
          look="danger"
          pending={isPending}
          onDo={onDelete}
          onClose={onClose}
        >
          <p>{translate('ra.message.delete_content')}</p>
        </AskDialog>
      )}
    </>
  );
}

/** Whether it is asked now, and how react-admin's controllers delete: the question goes once their answer is here. */
function useConfirmation() {
  const [asks, setAsks] = useState(false);
  const onClose = () => setAsks(false);
  return {
    confirmation: { asks, onAsk: () => setAsks(true), onClose },
    deletion: { mutationMode: 'pessimistic', mutationOptions: { onSettled: onClose } } as const,
  };
}

/** Deletes the record that is shown. */
export function DeleteButton({ entity }: { entity: Entity<any> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  const { confirmation, deletion } = useConfirmation();
  const { isPending, handleDelete } = useDeleteController(deletion);
  if (!record) return null;
  return (
    <ConfirmedButton
      {...confirmation}
      title={translate('ra.message.delete_title', {
        recordRepresentation: formatRecordTitle(entity, record, language),
      })}
      isPending={isPending}
      onDelete={handleDelete}
    />
  );
}

/** Deletes the rows that are marked. */
export function BulkDeleteButton() {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { confirmation, deletion } = useConfirmation();
  const { isPending, handleDelete } = useBulkDeleteController(deletion);
  const smart_count = selectedIds.length;
  return (
    <ConfirmedButton
      {...confirmation}
      title={translate('ra.message.bulk_delete_title', { smart_count })}
      isPending={isPending}
      onDelete={handleDelete}
    />
  );
}
