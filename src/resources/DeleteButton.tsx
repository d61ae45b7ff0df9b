import {
  useDeleteController,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { deleteEach } from '../dataProvider/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { isChangedMeanwhile } from '../lib/api/apiError.ts';
import { useCommand } from '../lib/command/useCommand.ts';
import { AskDialog } from '../ui/fields/AskDialog.tsx';
import type { Target } from './bulk/targets.ts';
import { entityOf } from './entityOf.ts';
import { formatRecordTitle } from './formatTitle.ts';
import { useLocked } from './lock/locked.ts';
import { auditKeys, resourceKeys } from './queryKeys.ts';

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

/** Deletes the record that is shown, as it is shown: one that somebody changed meanwhile is shown anew instead. */
export function DeleteButton({ entity }: { entity: Entity<any> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  const isLocked = useLocked();
  const [asks, setAsks] = useState(false);
  const refresh = useRefresh();
  const close = () => setAsks(false);
  const { isPending, handleDelete } = useDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: {
      onSettled: (_, error) => {
        close();
        if (isChangedMeanwhile(error)) refresh();
      },
    },
  });
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

/** Deletes the rows that are marked. Those that were not deleted stay marked. */
export function BulkDeleteDialog({ ids, onClose }: Target) {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext()!;
  const { onSelect } = useListContext();
  const remove = useCommand(
    async () => {
      const { ids: deletedIds, error } = await deleteEach(resource, ids);
      if (error && deletedIds.length > 0) {
        const deleted = new Set(deletedIds);
        onSelect(ids.filter((id) => !deleted.has(id)));
      }
      if (error) throw error;
      notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: ids.length } });
    },
    {
      invalidatesAlways: [auditKeys.all, resourceKeys.of(entityOf(resource)!)],
      onSettled: (error) => onClose(error === undefined),
    },
  );
  return (
    <DeleteDialog
      title={translate('ra.message.bulk_delete_title', { smart_count: ids.length })}
      isPending={remove.pending}
      onDelete={() => void remove.run()}
      onClose={() => onClose(false)}
    />
  );
}
