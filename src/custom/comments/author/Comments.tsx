import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listCommentedStories } from '#domain/comments/comments.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useDrafts } from '../../../lib/useDrafts.tsx';
import { Arrivals } from '../../../ui/Arrivals.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { OutcomeBar } from '../../../ui/outcome/OutcomeBar.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { commentedKeys } from '../queryKeys.ts';
import { BlockDialog, BlockedDialog } from './BlockDialogs.tsx';
import { CommentItem } from './CommentItem.tsx';
import { readQuery } from './commentQuery.ts';
import { Filters } from './Filters.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { useComments } from './useComments.ts';
import type { Writing } from './writing.ts';
import css from './Comments.module.css';

/** `/comments` (domain.md section 2). Filters and order stand in the address, so that a reload keeps them. */
export function Comments() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const comments = useComments(query);
  const stories = useQuery({ queryKey: commentedKeys.all, queryFn: () => send(listCommentedStories, {}) });
  const [writing, setWriting] = useState<Writing | { what: 'review' | 'blocked' }>();
  const { list, items, pending, outcome } = comments;
  const drafts = useDrafts('/comments');
  usePageTitle(t('pages.title.comments'));

  const go = (change: Record<string, string | undefined>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ ...Object.fromEntries(params), ...change }).filter((entry): entry is [string, string] =>
          Boolean(entry[1]),
        ),
      ),
    );
  const stop = () => setWriting(undefined);

  if (list.error && !list.data) return <BrokenPage error={list.error} retry={() => void list.refetch()} />;
  const { order: _, ...filters } = query;
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== 'all');
  const isLookedAt = ({ id, language }: { id: number; language: string }) =>
    (query.fiction_id ?? id) === id && (query.language ?? language) === language;
  const unread = stories.data?.items.some((story) => story.unread > 0 && isLookedAt(story));
  return (
    <div className={css.page}>
      <div className="page-head">
        <h1>{t('pages.title.comments')}</h1>
        <div className="actions">
          <button className="button quiet" onClick={() => setWriting({ what: 'blocked' })} aria-haspopup="dialog">
            {t('comments.author.blocked_readers')}
          </button>
          <button className="button quiet" disabled={pending || !unread} onClick={() => void comments.readAll()}>
            {t('comments.author.read_all')}
          </button>
          <button className="button" onClick={() => setWriting({ what: 'review' })} aria-haspopup="dialog">
            {t('comments.author.review.new')}
          </button>
        </div>
      </div>
      <Filters query={query} stories={stories.data?.items ?? []} onChange={go} />
      <Arrivals path="/comments" label={t('comments.author.arrived')} onShow={comments.renew} />
      {list.isPending && <Loading />}
      {items?.length === 0 &&
        (isFiltered ? (
          <Page part sign="search" title={t('comments.author.none')} text={t('comments.author.none_text')}>
            <button className="button quiet" onClick={() => setParams({})}>
              {t('comments.author.show_all')}
            </button>
          </Page>
        ) : (
          <Page part sign="speech" title={t('comments.author.empty')} text={t('comments.author.empty_text')} />
        ))}
      <ul className="list">
        {items?.map((comment) => (
          <li key={comment.id}>
            <CommentItem
              comment={comment}
              comments={comments}
              drafts={drafts}
              replying={writing?.what === 'reply' && writing.comment.id === comment.id}
              onWrite={setWriting}
              onStop={stop}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className={css.more}>
        {t('comments.author.show_more')}
      </MoreButton>
      {writing?.what === 'report' && (
        <ReportDialog
          id={writing.target.id}
          onClose={stop}
          onDone={() => {
            comments.patchAnywhere(writing.target.id, { report_status: 'open' });
            comments.showOutcome(t('comments.author.reporting.said'));
          }}
        />
      )}
      {writing?.what === 'block' && (
        <BlockDialog
          name={writing.target.reader_name}
          onClose={stop}
          onBlock={() => {
            stop();
            void comments.block(writing.target);
          }}
        />
      )}
      {writing?.what === 'blocked' && <BlockedDialog onClose={stop} />}
      {writing?.what === 'review' && (
        <ReviewDialog
          fiction_id={query.fiction_id}
          drafts={drafts}
          onClose={stop}
          onDone={() => comments.showOutcome(t('comments.author.review.said'))}
        />
      )}
      {drafts.guard}
      <OutcomeBar outcome={outcome} pending={pending} onClose={comments.close} />
    </div>
  );
}
