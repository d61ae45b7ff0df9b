import { useNotify, useRefresh } from 'ra-core';
import { useId } from 'react';
import type { article } from '#domain/articles/article.entity.ts';
import { isCorrectable } from '#domain/articles/clause.ts';
import { getEarliestDay, getLatestDay } from '#domain/articles/clauseNotice.ts';
import { publishClause, type getClauseEditions } from '#domain/articles/clauses.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { useToday } from '../../../../lib/time/useToday.ts';
import { ControlledDateInput } from '../../../../ui/calendar/ControlledDateInput.tsx';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { DialogActions } from '../../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../../ui/forms/useCommandForm.ts';
import { articleKeys } from '../../queryKeys.ts';
import { getPreviewPath } from '../preview/previewPath.ts';
import css from '../office.module.css';

interface Props {
  record: RecordOf<typeof article>;
  /** Newest first; none that counts or will: this makes the first. */
  editions: AnswerOf<typeof getClauseEditions>['items'];
  onClose: () => void;
}

/** Asks whether the English becomes an edition or corrects one; a translation goes with the one that it was made from. */
export function PublishDialog({ record: { id, language, revision }, editions, onClose }: Props) {
  const t = useT();
  const formId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const today = useToday();
  const isNext = editions.some(({ standing }) => standing !== 'withdrawn');
  const correctable = editions.filter(({ standing }) => isCorrectable(standing));
  const earliest = getEarliestDay(today, isNext);
  const isEnglish = language === defaultLanguage;
  const { form, field, controlled, methods, refusal, pending } = useCommandForm(
    publishClause.body,
    (body) => send(publishClause, { params: { id }, body }),
    {
      defaultValues: { seen: revision, corrects: null, effective_on: isEnglish ? earliest : null, note: null },
      invalidatesAlways: [articleKeys.allEditions],
      onSuccess: ({ number }) => {
        notify('articles.office.clause.published', { type: 'success', messageArgs: { number } });
        onClose();
        refresh();
      },
    },
  );
  const corrects = methods.watch('corrects');
  const choose = (number: number | null) => methods.setValue('corrects', number);
  return (
    <Dialog
      title={t('articles.office.clause.ask', { number: revision })}
      onClose={onClose}
      actions={
        <DialogActions form={formId} pending={pending} action={t('articles.office.clause.publish')} onClose={onClose} />
      }
    >
      <form id={formId} className="stack" {...form}>
        <p className="note">
          {t('articles.office.clause.saved_only')}{' '}
          <Link to={getPreviewPath(id, corrects)} target="_blank" rel="noreferrer">
            {t('articles.office.preview.open')}
          </Link>
        </p>
        <Refused refusal={refusal} />
        {isEnglish && isNext && (
          <fieldset className={css.kinds}>
            <legend>{t('articles.office.clause.kind')}</legend>
            <label className={css.check}>
              <input type="radio" name="kind" checked={corrects === null} onChange={() => choose(null)} />{' '}
              <span>{t('articles.office.clause.new_edition')}</span>
            </label>
            {correctable.map(({ number }) => (
              <label key={number} className={css.check}>
                <input type="radio" name="kind" checked={corrects === number} onChange={() => choose(number)} />{' '}
                <span>{t('articles.office.clause.correction', { number })}</span>
              </label>
            ))}
          </fieldset>
        )}
        {isEnglish && corrects === null && (
          <ControlledDateInput
            {...controlled('effective_on')}
            kind="date"
            min={earliest}
            max={getLatestDay(today)}
            label={t('articles.office.clause.effective_on')}
            hint={t('articles.office.clause.day_hint')}
          />
        )}
        <TextArea
          {...field('note')}
          label={t('articles.office.clause.note')}
          hint={corrects === null ? t('articles.office.clause.note_hint') : undefined}
          optional={!isEnglish || !isNext}
        />
      </form>
    </Dialog>
  );
}
