import { useBulkDeleteController, useDeleteController, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useLanguage } from '../i18n/index.ts';
import { AskDialog } from '../ui/fields/AskDialog.tsx';
import type { Target } from './bulk/targets.ts';
import { formatRecordTitle } from './formatTitle.ts';
import { useLocked } from './lock/locked.ts';

interface DialogProps {
  title: string;
  isPending: boolean;
  onDelete: () => void;
  onClose: () => void;
}

function DeleteDialog({ title, isPending, onDelete, onClose }: DialogProps) {
  const translate = useTranslate();
  return (
    <AskDialog
      title={title}
      action={translate('ra.action.delete')}
      look="danger"
      pending={isPending}
      onDo={onDelete}
      onClose={onClose}
    >
      <p>{translate('ra.message.delete_content')}</p>
    </AskDialog>
  );
}

/** How react-admin's controllers delete: the question goes once their answer is here. */
const deleteThen = (onSettled: () => void) =>
  ({ mutationMode: 'pessimistic', mutationOptions: { onSettled } }) as const;

/** Deletes the record that is shown. */
export function DeleteButton({ entity }: { entity: Entity<any> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  const isLocked = useLocked();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const { isPending, handleDelete } = useDeleteController(deleteThen(close));
  if (!record) return null;
  const recordRepresentation = formatRecordTitle(entity, record, language);
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-haspopup="dialog"
        disabled={isLocked}
        onClick={() => setAsks(true)}
      >
        {translate('ra.action.delete')}
      </button>
      {asks && (
        <DeleteDialog
          title={translate('ra.message.delete_title', { recordRepresentation })}
          isPending={isPending}
          onDelete={handleDelete}
          onClose={close}
        />
      )}
    </>
  );
}

/** Deletes the rows that are marked. */
export function BulkDeleteDialog({ ids, onClose }: Target) {
  const translate = useTranslate();
  const { isPending, handleDelete } = useBulkDeleteController(deleteThen(() => onClose(true)));
  return (
    <DeleteDialog
      title={translate('ra.message.bulk_delete_title', { smart_count: ids.length })}
      isPending={isPending}
      onDelete={handleDelete}
      onClose={() => onClose(false)}
    />
  );
}
