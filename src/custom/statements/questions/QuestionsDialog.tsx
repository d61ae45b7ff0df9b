import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '#domain/kit/figures.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { askQuestion } from '#domain/statements/questions.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import type { Drafts } from '../../../lib/useDrafts.tsx';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { questionKeys } from '../queryKeys.ts';
import { formatGroupName } from './groupName.ts';
import { NoteForm } from './NoteForm.tsx';
import { Notes } from './Notes.tsx';
import { useQuestions, type Line } from './useQuestions.ts';
import css from './question.module.css';

interface Props {
  month: string;
  /** What was begun, by line: it stays when the dialog is closed. */
  drafts: Drafts;
  onClose: () => void;
}

/** The lines of a statement, each with its thread. */
export function QuestionsDialog({ month, drafts, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const { data, error, refetch, close } = useQuestions(month);
  return (
    <Dialog
      title={t('statements.author.questions.title', { month: formatMonth(month, language) })}
      wide
      onClose={onClose}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      <p className="note">{t('statements.author.questions.intro')}</p>
      {!data && !error && <Loading />}
      {error && !data && <TryAgain retry={refetch} error={error} />}
      {data?.length === 0 && <p>{t('statements.author.questions.none')}</p>}
      <ul className="list">
        {data?.map((line) => (
          <LineItem key={line.line} month={month} line={line} drafts={drafts} close={close} />
        ))}
      </ul>
    </Dialog>
  );
}

interface LineProps {
  month: string;
  line: Line;
  drafts: Drafts;
  close: ReturnType<typeof useQuestions>['close'];
}

function LineItem({ month, line: { line, group, title, total, thread }, drafts, close }: LineProps) {
  const t = useT();
  const language = useLanguage();
  const [asking, setAsking] = useState(() => drafts.of(line) !== '');
  const wasAsking = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasAsking.current && !asking) button.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  const name = [title, formatGroupName(group, language)].filter(Boolean).join(' · ');
  return (
    <li className={css.line}>
      <div className={css.head}>
        <strong>{name}</strong>
        <span className={css.amount}>{formatMoney(total, language)}</span>
        {thread && (
          <StateChip state={thread.status}>{t(`statements.author.questions.status.${thread.status}`)}</StateChip>
        )}
      </div>
      {thread && (
        <Notes
          notes={thread.notes}
          author={t('statements.author.questions.you')}
          finance={t('statements.author.questions.finance')}
        />
      )}
      {asking ? (
        <NoteForm
          label={t('statements.author.questions.placeholder')}
          action={t('statements.author.questions.send')}
          begun={drafts.of(line)}
          onWrite={(text) => drafts.keep(line, text)}
          onClose={() => {
            drafts.keep(line, '');
            setAsking(false);
          }}
          invalidates={[questionKeys.of(month)]}
          onSend={(content) => send(askQuestion, { params: { month }, body: { line, content } })}
        />
      ) : (
        <div className="actions">
          <button
            ref={button}
            type="button"
            className="button quiet"
            aria-label={`${t(thread ? 'statements.author.questions.ask_on' : 'statements.author.questions.ask')}: ${name}`}
            onClick={() => setAsking(true)}
          >
            {t(thread ? 'statements.author.questions.ask_on' : 'statements.author.questions.ask')}
          </button>
          {thread && thread.status !== 'closed' && (
            <button
              type="button"
              className="button quiet"
              aria-label={`${t('statements.author.questions.close')}: ${name}`}
              title={t('statements.author.questions.closed')}
              disabled={close.pending}
              onClick={() => void close.run({ params: { id: thread.id } })}
            >
              {t('statements.author.questions.close')}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
