import { useNotify } from 'ra-core';
import { useId } from 'react';
import { viewLimits } from '#domain/list-views/listView.ts';
import { saveView } from '#domain/list-views/listViews.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import type { Chosen } from './chosen.ts';
import type { ListState } from './listState.ts';
import css from './views.module.css';

interface Props {
  list: string;
  state: ListState;
  choose: (view: Chosen) => void;
  onClose: () => void;
}

/** Asks for the name that the list is kept under. */
export function SaveDialog({ list, state, choose, onClose }: Props) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const { form, field, refusal, pending } = useCommandForm(
    saveView.body.pick(['name', 'own']),
    ({ name, own }) => send(saveView, { body: { resource: list, name, own, ...state } }),
    {
      defaultValues: { name: '', own: false },
      onSuccess: (view, { name }) => {
        choose(view);
        notify('list-views.office.saved', { type: 'success', messageArgs: { name } });
        onClose();
      },
    },
  );
  const { error: _, ...own } = field('own');
  return (
    <Dialog
      title={t('list-views.office.save_title')}
      onClose={onClose}
      actions={<DialogActions form={id} action={t('list-views.office.save_now')} pending={pending} onClose={onClose} />}
    >
      <p className={css.text}>{t('list-views.office.save_text')}</p>
      <form id={id} {...form}>
        <Refused refusal={refusal} />
        <TextInput
          {...field('name')}
          label={t('list-views.office.name')}
          maxLength={viewLimits.name}
          autoComplete="off"
        />
        <label className={css.own}>
          <input type="checkbox" {...own} /> {t('list-views.office.only_me')}
        </label>
      </form>
    </Dialog>
  );
}
