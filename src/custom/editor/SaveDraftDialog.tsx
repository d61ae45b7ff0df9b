import { useId } from 'react';
import { maxVersionName } from '#domain/chapters/chapterLimits.ts';
import { saveDraft } from '#domain/editor/versions.calls.ts';
import { useT } from '../../i18n/index.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../ui/forms/DialogActions.tsx';
import { useRuleForm } from '../../ui/forms/useRuleForm.ts';
import css from './editor.module.css';

interface Props {
  onSave: (name: string | undefined) => void;
  onClose: () => void;
}

/** Says what saving a draft adds to automatic saving, and asks for the version's name, which may be missing. */
export function SaveDraftDialog({ onSave, onClose }: Props) {
  const t = useT();
  const id = useId();
  const { form, field } = useRuleForm(
    saveDraft.body,
    async ({ name }) => {
      onSave(name || undefined);
      onClose();
    },
    { defaultValues: { name: '' } },
  );
  return (
    <Dialog
      title={t('editor.writing.action.save')}
      onClose={onClose}
      actions={<DialogActions form={id} pending={false} action={t('editor.writing.draft.keep')} onClose={onClose} />}
    >
      <form id={id} className={css.form} {...form}>
        <p>{t('editor.writing.draft.text')}</p>
        <TextInput
          {...field('name')}
          label={t('editor.writing.draft.name')}
          optional
          maxLength={maxVersionName}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
