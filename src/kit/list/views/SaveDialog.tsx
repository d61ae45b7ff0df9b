import { useNotify } from 'ra-core';
import { useId, useRef } from 'react';
import { saveView } from '#domain/calls/views.ts';
import { viewLimits } from '#domain/rules/view.ts';
import { DialogActions } from '../../../custom/account/DialogActions.tsx';
import { Refused } from '../../../custom/account/Refused.tsx';
import { useCallForm } from '../../../custom/account/useCallForm.ts';
import { Dialog } from '../../../custom/fields/Dialog.tsx';
import { TextInput } from '../../../custom/fields/TextInput.tsx';
import { send } from '../../../dataProvider/client.ts';
import { useT } from '../../../i18n/index.ts';
import type { Shown } from './shown.ts';
import type { Chosen } from './ViewsButton.tsx';
import css from './views.module.css';

interface Props {
  list: string;
  shown: Shown;
  choose: (view: Chosen) => void;
  onClose: () => void;
}

/** Asks for the name that the list is kept under. */
export function SaveDialog({ list, shown, choose, onClose }: Props) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  // Another name is another view.
  const tried = useRef({ name: '', key: '' });
  const { form, errors, refusal, busy } = useCallForm(saveView.body.pick(['name']), async ({ name }) => {
    if (tried.current.name !== name) tried.current = { name, key: crypto.randomUUID() };
    choose(await send(saveView, { body: { resource: list, name, ...shown }, key: tried.current.key }));
    notify('list_views.saved', { type: 'success', messageArgs: { name } });
    onClose();
  });
  return (
    <Dialog
      title={t('list_views.save_title')}
      onClose={onClose}
      actions={<DialogActions form={id} action={t('list_views.save_now')} busy={busy} onClose={onClose} />}
    >
      <p className={css.text}>{t('list_views.save_text')}</p>
      <form id={id} {...form}>
        <Refused refusal={refusal} />
        <TextInput
          name="name"
          label={t('list_views.name')}
          error={errors.name}
          maxLength={viewLimits.name}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
