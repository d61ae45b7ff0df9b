import { useGetList } from 'ra-core';
import { useId } from 'react';
import { createComment } from '#domain/comments/comments.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { query } from '#domain/kit/types.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import type { Story } from '../../../lib/routing/story.ts';
import type { Drafts } from '../../../lib/useDrafts.tsx';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { commentChanges } from '../queryKeys.ts';
import { NoteField } from './NoteField.tsx';
import css from './Comments.module.css';

/** Where a new review is kept: no comment has this id. */
const newReview = 0;

interface Props {
  /** The story that is looked at. */
  fiction_id: number | undefined;
  drafts: Drafts;
  onClose: () => void;
  onDone: () => void;
}

/** As a form has it: what is chosen is text. */
const shape = createComment.body.shape({ fiction_id: query.id().required() });
const most = 100;

/** The author's own word under a story. */
export function ReviewDialog({ fiction_id, drafts, onClose, onDone }: Props) {
  const t = useT();
  const id = useId();
  const { data } = useGetList<Story>('story', { pagination: { page: 1, perPage: most } });
  const { form, field, methods, refusal, pending } = useCommandForm(
    shape,
    (body) => send(createComment, { body: body as BodyOf<typeof createComment> }),
    {
      defaultValues: { fiction_id, content: drafts.of(newReview) },
      invalidates: commentChanges,
      onSuccess: () => {
        refreshBadges();
        drafts.keep(newReview, '');
        onDone();
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={t('comments.author.review.new')}
      onClose={onClose}
      actions={
        <DialogActions form={id} pending={pending} action={t('comments.author.review.publish')} onClose={onClose} />
      }
    >
      <p className="note">{t('comments.author.review.hint')}</p>
      <form id={id} className={css.form} {...form}>
        <Refused refusal={refusal} />
        {data && (
          <SelectInput
            {...field('fiction_id')}
            label={t('comments.author.story')}
            prompt={t('comments.author.review.choose')}
            options={data.map((story) => ({ code: String(story.id), name: story.title }))}
          />
        )}
        <NoteField
          {...field('content', { onChange: ({ target }) => drafts.keep(newReview, target.value) })}
          label={t('comments.author.review.text')}
          value={methods.watch('content')}
        />
      </form>
    </Dialog>
  );
}
