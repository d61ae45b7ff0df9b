import { useGetList, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { ruleOf, type RecordOf } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import { maxPerPage } from '#domain/kit/paging.ts';
import { renameStory } from '#domain/stories/naming.calls.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { tag } from '#domain/stories/tag.entity.ts';
import { findBannedWord } from '#domain/stories/titleWords.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { useUnsavedWarning } from '../../../../lib/routing/useUnsavedWarning.ts';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../../ui/forms/useCommandForm.ts';
import { ReasonArea } from '../../../../ui/reason/ReasonArea.tsx';

/** What the server takes of a story that has a title already. */
const createRule = (currentTitle: string) =>
  renameStory.body.shape({
    title: ruleOf(fiction.fields.title).test('banned', (title, context) => {
      const word = title === currentTitle ? undefined : findBannedWord(title);
      const problem = word && message('stories.office.naming.errors.title_banned', { word });
      return !problem || context.createError({ message: problem });
    }),
  });

/** Another title or genre for a story, with the reason that its author is told. */
export function NamingDialog({ onClose }: { onClose: (changed: boolean) => void }) {
  const t = useT();
  const id = useId();
  const translate = useTranslate();
  const label = useFieldLabel();
  const notify = useNotify();
  const story = useRecordContext<RecordOf<typeof fiction>>()!;
  const { data: offered = [] } = useGetList<RecordOf<typeof tag>>(resourceOf(tag), {
    filter: { group: 'genre', offered: true },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: maxPerPage },
  });
  const names = new Map([[story.genre, story.genre], ...offered.map(({ code, name }) => [code, name] as const)]);
  const genres = [...names].map(([code, name]) => ({
    code,
    name: translate(`stories.shared.tag.${code}`, { _: name }),
  }));
  const rule = useMemo(() => createRule(story.title), [story.title]);
  const { form, field, methods, refusal, pending } = useCommandForm(
    rule,
    (body) => send(renameStory, { params: { id: story.id }, body }),
    {
      defaultValues: { title: story.title, genre: story.genre, reason: '' },
      onSuccess: () => {
        notify('stories.office.naming.done', { type: 'success' });
        onClose(true);
      },
    },
  );
  const [title, genre, reason] = methods.watch(['title', 'genre', 'reason']);
  const same = title.trim() === story.title && genre === story.genre;
  useUnsavedWarning(reason.trim() !== '');
  return (
    <Dialog
      title={t('stories.office.naming.title')}
      onClose={() => onClose(false)}
      actions={
        <DialogActions
          form={id}
          pending={pending || same}
          action={t('stories.office.naming.save')}
          onClose={() => onClose(false)}
        />
      }
    >
      <p>{t('stories.office.naming.text')}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <TextInput {...field('title')} label={label(fiction, 'title')} lang={story.language} />
        <SelectInput
          {...field('genre')}
          label={label(fiction, 'genre')}
          prompt={t('accounts.shared.person.choose')}
          options={genres}
        />
        <ReasonArea {...field('reason')} label={t('stories.office.naming.reason')} />
      </form>
    </Dialog>
  );
}
