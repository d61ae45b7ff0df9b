import { Compartment } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useCallback, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { uploadArticlePicture } from '#domain/articles/articleWriting.calls.ts';
import { imageAccept } from '#domain/images/imageKinds.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import { defaultLanguage, isInterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../../i18n/index.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import { useLatest } from '../../../../lib/useLatest.ts';
import { useFramed } from '../../../../resources/inputs/useFramed.ts';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { createValidator } from '../../../../resources/validate.ts';
import { FieldFrame, getFrameIds } from '../../../../ui/fields/FieldFrame.tsx';
import { useFilePicker } from '../../../../ui/files/useFilePicker.ts';
import { insertPictures } from './edits.ts';
import { Toolbar } from './Toolbar.tsx';
import { keepPlace } from './uploadPlaces.ts';
import { usePresentNumbers } from './usePresentNumbers.ts';
import { createMarkdownView, replaceText } from './view.ts';
import css from './writing.module.css';

interface Props {
  entity: Entity<any>;
  source: string;
}

/** A text in Markdown with blocks, numbers of the platform and pictures, as the form around keeps it. */
export function MarkdownInput({ entity, source }: Props) {
  const t = useT();
  const getLabel = useFieldLabel();
  const { getValues } = useFormContext();
  const chosen = useWatch({ name: 'language' }) as string | null;
  const language = chosen && isInterfaceLanguage(chosen) ? chosen : defaultLanguage;
  const optional = !entity.fields[source].required;
  const validate = createValidator(entity, source);
  const { frame, control } = useFramed({ source, label: getLabel(entity, source), optional, validate });
  const { value, onChange, onBlur, ref } = control;
  const [view, setView] = useState<EditorView>();
  const [attributes] = useState(() => new Compartment());

  /** Some of what was given is in no format that is taken. */
  const [refused, setRefused] = useState(false);
  const { run, pending } = useCommand(uploadArticlePicture, { scope: 'article pictures' });
  const upload = async (files: readonly Blob[]) => {
    view!.focus();
    const place = keepPlace(view!);
    const pictures = files.filter(({ type }) => imageAccept.split(',').includes(type));
    const answers = await Promise.all(pictures.map((file) => run({ file })));
    insertPictures(
      view!,
      place,
      answers.flatMap((answer) => answer?.url ?? []),
    );
    setRefused(pictures.length < files.length);
  };
  const { open, input } = useFilePicker({ accept: imageAccept, multiple: true, onPick: (files) => void upload(files) });

  const present = usePresentNumbers();
  const latest = useLatest({ language, present, onChange, onBlur, upload, text: value as string | null });
  const attach = useCallback(
    (parent: HTMLElement | null) => {
      if (!parent) return undefined;
      const made = createMarkdownView({
        parent,
        text: latest.current.text ?? '',
        attributes,
        getLanguage: () => latest.current.language,
        getPresent: () => latest.current.present,
        onChange: (text) => {
          setRefused(false);
          latest.current.onChange(text);
        },
        onBlur: () => latest.current.onBlur(),
        onFiles: (files) => void latest.current.upload(files),
      });
      setView(made);
      return () => made.destroy();
    },
    [latest, attributes],
  );
  useEffect(() => {
    if (!view) return;
    ref({ focus: () => view.focus() });
    // What has been typed since this was drawn stays.
    if (getValues(source) === value) replaceText(view, (value as string | null) ?? '');
  }, [view, value, ref, getValues, source]);
  const ids = getFrameIds(frame.name);
  const error = refused ? message('images.shared.format') : frame.error;
  const isInvalid = error !== undefined;
  useEffect(() => {
    const named = {
      id: ids.control,
      'aria-labelledby': ids.label,
      'aria-describedby': ids.describedBy,
      'aria-invalid': String(isInvalid),
      spellcheck: 'true',
      lang: language,
    };
    view?.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(named)) });
  }, [view, attributes, ids.control, ids.label, ids.describedBy, isInvalid, language]);

  return (
    <FieldFrame {...frame} error={error} group>
      <div className={css.box}>
        {view && <Toolbar view={view} pickPicture={open} uploading={pending} />}
        <div ref={attach} className={css.text} />
      </div>
      <input {...input} />
      <p className="muted" aria-live="polite">
        {pending && t('articles.office.writing.uploading')}
      </p>
    </FieldFrame>
  );
}
