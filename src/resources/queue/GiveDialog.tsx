import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { delegationLimits } from '#domain/home/delegation.ts';
import { giveRecord, listColleagues } from '#domain/home/delegations.calls.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../ui/forms/DialogActions.tsx';
import { Refused } from '../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../ui/forms/useCommandForm.ts';
import { Loading } from '../../ui/Loading.tsx';
import { TryAgain } from '../../ui/TryAgain.tsx';
import { delegationKeys, resourceKeys } from '../queryKeys.ts';

interface Props {
  entity: Entity<any>;
  id: number;
  onDone: () => unknown;
  onClose: () => void;
}

const asNumber = (chosen: unknown) => (chosen ? Number(chosen) : null);

/** Gives a record to a colleague who may decide on it, too. */
export function GiveDialog({ entity, id, onDone, onClose }: Props) {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const formId = useId();
  const record = { resource: entity.name, record_id: id };
  const { data, error, refetch } = useQuery({
    queryKey: delegationKeys.colleagues(entity.name, id),
    queryFn: () => send(listColleagues, { query: record }),
  });
  const colleagues = data?.items ?? [];
  const { form, field, refusal, pending } = useCommandForm(giveRecord.body, (body) => send(giveRecord, { body }), {
    defaultValues: { ...record, note: '' },
    invalidates: [delegationKeys.all, resourceKeys.lists(entity)],
    onSuccess: (_, { to_id }) => {
      const name = colleagues.find((one) => one.id === to_id)?.user_name ?? '';
      notify('home.office.give.done', { messageArgs: { name } });
      return onDone();
    },
  });
  return (
    <Dialog
      title={t('home.office.give.action')}
      onClose={onClose}
      actions={
        <DialogActions
          form={formId}
          action={t('home.office.give.go')}
          pending={pending || colleagues.length === 0}
          onClose={onClose}
        />
      }
    >
      {!data && !error && <Loading />}
      {!data && error && <TryAgain retry={refetch} error={error} />}
      {data && colleagues.length === 0 && <p className="problem">{t('home.office.give.nobody')}</p>}
      {colleagues.length > 0 && (
        <form id={formId} className="stack" {...form}>
          <p className="note">{t('home.office.give.hint')}</p>
          <Refused refusal={refusal} />
          <SelectInput
            {...field('to_id', { setValueAs: asNumber })}
            label={t('home.office.give.to')}
            prompt={t('home.office.give.choose')}
            options={colleagues.map(({ id: code, user_name, role }) => ({
              code: String(code),
              name: `${user_name} · ${translate(`common.role.${role}`)}`,
            }))}
            defaultValue=""
            // eslint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened to choose; at first it had nothing to focus on.
            autoFocus
          />
          <TextInput {...field('note')} label={t('home.office.give.note')} maxLength={delegationLimits.characters} />
        </form>
      )}
    </Dialog>
  );
}
