import { useGetList, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { maxPerPage } from '#domain/kit/crud.ts';
import { ruleOf, type RecordOf } from '#domain/kit/entity.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { renameWork } from '#domain/stories/naming.calls.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { tag } from '#domain/stories/tag.entity.ts';
import { bannedWordIn } from '#domain/stories/titleWords.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import { problemOf } from '../../../../lib/problems.ts';
import { ReasonArea } from '../../../../resources/batch/ReasonArea.tsx';
import { useReason } from '../../../../resources/batch/useReason.ts';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../../../ui/fields/TextInput.tsx';
import css from '../../../../resources/batch/batch.module.css';

/** What the server would refuse of a title. */
function titleProblemOf(title: string, kept: string): Message | undefined {
  const word = title.trim() === kept ? undefined : bannedWordIn(title);
  return (
    problemOf(ruleOf(fiction.fields.title), title) ??
    (word === undefined ? undefined : message('contracts.office.naming.errors.title_banned', { word }))
  );
}

/** Another title or genre for a work, with the reason that its author is told. */
export function NamingDialog({ onClose }: { onClose: (changed: boolean) => void }) {
  const t = useT();
  const translate = useTranslate();
  const label = useFieldLabel();
  const notify = useNotify();
  const work = useRecordContext<RecordOf<typeof fiction>>()!;
  const [title, setTitle] = useState(work.title);
  const [genre, setGenre] = useState(work.genre);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Record<string, Message>>({});
  const reason = useReason();
  const { data: offered = [] } = useGetList<RecordOf<typeof tag>>(resourceOf(tag), {
    filter: { group: 'genre', offered: true },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: maxPerPage },
  });
  const names = new Map([[work.genre, work.genre], ...offered.map(({ code, name }) => [code, name] as const)]);
  const genres = [...names].map(([code, name]) => ({
    code,
    name: translate(`stories.shared.tag.${code}`, { _: name }),
  }));
  const problem = titleProblemOf(title, work.title);
  const same = title.trim() === work.title && genre === work.genre;

  const { run, pending } = useCommand(renameWork, {
    onSuccess: () => {
      notify('contracts.office.naming.done', { type: 'success' });
      onClose(true);
    },
    onFieldErrors: setRefused,
  });
  function rename() {
    setTried(true);
    reason.onTried();
    if (problem || reason.missing) return;
    void run({ params: { id: work.id }, body: { title: title.trim(), genre, reason: reason.reason } });
  }
  return (
    <Dialog
      title={t('contracts.office.naming.title')}
      onClose={() => onClose(false)}
      actions={
        <>
          <button type="button" className="button quiet" onClick={() => onClose(false)}>
            {t('common.cancel')}
          </button>
          <button type="button" className="button" disabled={pending || same} onClick={rename}>
            {t('contracts.office.naming.save')}
          </button>
        </>
      }
    >
      <p className={css.hint}>{t('contracts.office.naming.text')}</p>
      <TextInput
        name="title"
        label={label(fiction, 'title')}
        lang={work.language}
        value={title}
        error={refused.title ?? (tried ? problem : undefined)}
        onChange={({ target }) => {
          setRefused({});
          setTitle(target.value);
        }}
      />
      <SelectInput
        name="genre"
        label={label(fiction, 'genre')}
        prompt={t('accounts.shared.person.choose')}
        options={genres}
        value={genre}
        error={refused.genre}
        onChange={({ target }) => {
          setRefused({});
          setGenre(target.value);
        }}
      />
      <ReasonArea {...reason} label={t('contracts.office.naming.reason')} />
    </Dialog>
  );
}
