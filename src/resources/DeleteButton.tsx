import { useBulkDeleteController, useDeleteController, useListContext, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { AskDialog } from '../ui/fields/AskDialog.tsx';
import { formatRecordTitle } from './formatTitle.ts';
import { useLocked } from './lock/locked.ts';

interface ConfirmedProps {
  asks: boolean;
  onAsk: () => void;
  onClose: () => void;
  title: string;
  question: string;
  isPending: boolean;
  onDelete: () => void;
}

function ConfirmedButton({ asks, onAsk, onClose, title, question, isPending, onDelete }: ConfirmedProps) {
  const translate = useTranslate();
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" disabled={useLocked()} onClick={onAsk}>
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
          <p>{question}</p>
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
  const name = translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 });
  const args = { name, recordRepresentation: formatRecordTitle(entity, record, language) };
  return (
    <ConfirmedButton
      {...confirmation}
      title={translate('ra.message.delete_title', args)}
      question={translate('ra.message.delete_content', args)}
      isPending={isPending}
      onDelete={handleDelete}
    />
  );
}

/** Deletes the rows that are marked. */
export function BulkDeleteButton({ entity }: { entity: Entity<any> }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { confirmation, deletion } = useConfirmation();
  const { isPending, handleDelete } = useBulkDeleteController(deletion);
  const smart_count = selectedIds.length;
  const args = { smart_count, name: translate(`resources.${resourceOf(entity)}.name`, { smart_count }) };
  return (
    <ConfirmedButton
      {...confirmation}
      title={translate('ra.message.bulk_delete_title', args)}
      question={translate('ra.message.bulk_delete_content', args)}
      isPending={isPending}
      onDelete={handleDelete}
    />
  );
}
