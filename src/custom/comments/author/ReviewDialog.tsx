import { useGetList } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { createComment } from '#domain/comments/comments.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { object, query } from '#domain/kit/types.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import type { Story } from '../../../lib/routing/story.ts';
import type { Drafts } from '../../../lib/useDrafts.tsx';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { NoteField } from './NoteField.tsx';
import css from './Comments.module.css';

/** Where a new review is kept: no comment has this id. */
const newReview = 0;

interface Props {
  /** The work that is looked at. */
  fiction_id: number | undefined;
  drafts: Drafts;
  onClose: () => void;
  onDone: () => void;
}

/** As a form has it: what is chosen is text. */
const shape = object({ ...createComment.body.fields, fiction_id: query.id().required() });
const most = 100;

/** The author's own word under a work. */
export function ReviewDialog({ fiction_id, drafts, onClose, onDone }: Props) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState(() => drafts.of(newReview));
  const key = useRef(crypto.randomUUID());
  const { data } = useGetList<Story>('story', { pagination: { page: 1, perPage: most } });
  const { form, errors, refusal, busy } = useCallForm(shape, async (body) => {
    await send(createComment, { body: body as BodyOf<typeof createComment>, key: key.current });
    drafts.keep(newReview, '');
    onDone();
    onClose();
  });
  return (
    <Dialog
      title={t('comments.author.review.new')}
      onClose={onClose}
      actions={<DialogActions form={id} busy={busy} action={t('comments.author.review.publish')} onClose={onClose} />}
    >
      <p className={css.muted}>{t('comments.author.review.hint')}</p>
      <form id={id} className={css.form} {...form}>
        <Refused refusal={refusal} />
        {data && (
          <SelectInput
            name="fiction_id"
            label={t('comments.author.book')}
            prompt={t('comments.author.review.choose')}
            options={data.map((story) => ({ code: String(story.id), name: story.title }))}
            defaultValue={fiction_id ?? ''}
            error={errors.fiction_id}
          />
        )}
        <NoteField
          name="content"
          label={t('comments.author.review.text')}
          value={text}
          error={errors.content}
          onChange={(event) => {
            setText(event.target.value);
            drafts.keep(newReview, event.target.value);
            key.current = crypto.randomUUID();
          }}
        />
      </form>
    </Dialog>
  );
}
