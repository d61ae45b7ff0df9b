import {
  useBulkDeleteController,
  useDeleteController,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { AskDialog } from '../ui/fields/AskDialog.tsx';
import type { Target } from './bulk/targets.ts';
import { formatRecordTitle } from './formatTitle.ts';
import { useLocked } from './lock/locked.ts';

interface DialogProps {
  title: string;
  question: string;
  isPending: boolean;
  onDelete: () => void;
  onClose: () => void;
}

function DeleteDialog({ title, question, isPending, onDelete, onClose }: DialogProps) {
  const translate = useTranslate();
  return (
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
  const name = translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 });
  const args = { name, recordRepresentation: formatRecordTitle(entity, record, language) };
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
          title={translate('ra.message.delete_title', args)}
          question={translate('ra.message.delete_content', args)}
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
  const resource = useResourceContext()!;
  const { isPending, handleDelete } = useBulkDeleteController(deleteThen(() => onClose(true)));
  const smart_count = ids.length;
  const args = { smart_count, name: translate(`resources.${resource}.name`, { smart_count }) };
  return (
    <DeleteDialog
      title={translate('ra.message.bulk_delete_title', args)}
      question={translate('ra.message.bulk_delete_content', args)}
      isPending={isPending}
      onDelete={handleDelete}
      onClose={() => onClose(false)}
    />
  );
}
