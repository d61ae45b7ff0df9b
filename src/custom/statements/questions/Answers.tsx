import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { Navigate, useSearchParams } from 'react-router-dom';
import { formatMoney, formatNumber } from '#domain/kit/figures.ts';
import { maxPage } from '#domain/kit/paging.ts';
import { questionStatuses } from '#domain/statements/question.ts';
import { answerQuestion, listStatementQuestions } from '#domain/statements/questions.calls.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useDrafts } from '../../../lib/useDrafts.tsx';
import { CardKeys } from '../../../resources/queue/CardKeys.tsx';
import { leaveCard } from '../../../resources/queue/cards.ts';
import { RefLink } from '../../../resources/RefLink.tsx';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { questionKeys } from '../queryKeys.ts';
import { formatGroupName } from './groupName.ts';
import { NoteForm } from './NoteForm.tsx';
import { Notes } from './Notes.tsx';
import css from './question.module.css';

const perPage = 20;

/** `/office/statement-questions?status=&page=`: what authors ask about their statements, answered in place. */
export function Answers() {
  const t = useT();
  const language = useLanguage();
  const notify = useNotify();
  const [params, setParams] = useSearchParams();
  const status = questionStatuses.find((one) => one === params.get('status')) ?? 'open';
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), maxPage);
  usePageTitle(t('statements.office.questions.title'));
  const { data, error, refetch } = useQuery({
    queryKey: questionKeys.asked(status, page),
    queryFn: () => send(listStatementQuestions, { query: { status, page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  const drafts = useDrafts('/office/statement-questions');
  const getPlace = (next: { status?: string; page?: number }) => {
    const place = { status, page: 1, ...next };
    return {
      ...(place.status !== 'open' && { status: place.status }),
      ...(place.page > 1 && { page: String(place.page) }),
    };
  };
  const go = (next: { status?: string; page?: number }) => {
    setParams(getPlace(next));
    window.scrollTo(0, 0);
  };
  const answer = (id: number) => async (content: string) => {
    await send(answerQuestion, { params: { id }, body: { content } });
    notify('statements.office.questions.answered');
    if (status === 'open') leaveCard(id);
  };
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const pages = Math.ceil(data.total / perPage);
  // Who answers all of the last page goes on with the one before.
  if (page > pages && pages > 0)
    return <Navigate to={`?${new URLSearchParams(getPlace({ page: pages })).toString()}`} replace />;
  return (
    <>
      {drafts.guard}
      <div className="page-head">
        <h1>{t('statements.office.questions.title')}</h1>
        <CardKeys />
      </div>
      <Tabs
        className={css.tabs}
        label={t('statements.office.questions.states')}
        names={questionStatuses}
        value={status}
        onPick={(name) => go({ status: name })}
      >
        {(name) => (
          <>
            {t(`statements.office.questions.status.${name}`)} <small>{formatNumber(data.counts[name], language)}</small>
          </>
        )}
      </Tabs>
      {data.items.length === 0 && (
        <Page
          part
          sign="done"
          title={t('statements.office.questions.empty')}
          text={t('statements.office.questions.empty_text')}
        />
      )}
      <ul className="list">
        {data.items.map(({ id, statement_id, month, author, group, title, total, notes, status }) => (
          <li key={id} className={css.card} data-card={id} tabIndex={-1}>
            <div className={css.head}>
              <h2>{[title, formatGroupName(group, language)].filter(Boolean).join(' · ')}</h2>
              <span className={css.amount}>{formatMoney(total, language)}</span>
            </div>
            <p className="note">
              <span translate="no">{author}</span> · <RefLink to={statement.name} id={statement_id} title={month} />
            </p>
            <Notes
              notes={notes}
              author={t('statements.office.questions.by_author')}
              finance={t('statements.office.questions.by_finance')}
            />
            {status !== 'closed' && (
              <NoteForm
                label={t('statements.office.questions.answer')}
                action={t('statements.office.questions.send')}
                begun={drafts.of(id)}
                onWrite={(text) => drafts.keep(id, text)}
                invalidates={[questionKeys.asked(status, page)]}
                onSend={answer(id)}
              />
            )}
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} onPage={(next) => go({ page: next })} />
    </>
  );
}
