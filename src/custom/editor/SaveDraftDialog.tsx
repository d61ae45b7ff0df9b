import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { maxVersionName } from '#domain/chapters/chapter.ts';
import { useT } from '../../i18n/index.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../ui/forms/DialogActions.tsx';
import css from './editor.module.css';

interface Props {
  onSave: (name: string | undefined) => void;
  onClose: () => void;
}

/** Says what saving a draft adds to automatic saving, and asks for the version's name, which may be missing. */
export function SaveDraftDialog({ onSave, onClose }: Props) {
  const t = useT();
  const form = useId();
  const { register, handleSubmit } = useForm({ defaultValues: { name: '' } });
  return (
    <Dialog
      title={t('editor.writing.action.save')}
      onClose={onClose}
      actions={<DialogActions form={form} pending={false} action={t('editor.writing.draft.keep')} onClose={onClose} />}
    >
      <form
        id={form}
        className={css.form}
        onSubmit={(event) =>
          void handleSubmit(({ name }) => {
            onSave(name.trim() || undefined);
            onClose();
          })(event)
        }
      >
        <p>{t('editor.writing.draft.text')}</p>
        <TextInput
          {...register('name')}
          label={t('editor.writing.draft.name')}
          optional
          maxLength={maxVersionName}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
