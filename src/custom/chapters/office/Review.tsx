import { useNotify } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chapter as chapterEntity } from '#domain/chapters/chapter.entity.ts';
import { reviewChapter } from '#domain/chapters/chapterReviews.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { reasons } from '../../../i18n/reasons.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { diffParagraphs, toHtmlParagraphs } from '../../../lib/reading/paragraphs.ts';
import { getReviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { useKeysOn } from '../../../lib/singleKeys.ts';
import { formatRecordTitle } from '../../../resources/formatTitle.ts';
import { isQueueKey, queueKeyLabels } from '../../../resources/queue/queueKeys.ts';
import { useOpened } from '../../../resources/recent.ts';
import type { Outcome } from '../../../resources/useReviewQueue.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { KeysDialog } from '../../../ui/KeysDialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { Decision } from '../../../ui/reading/Decision.tsx';
import type { ReviewDraft } from '../../../ui/reading/useReviewDrafts.ts';
import { useRejection } from '../../../ui/reason/useRejection.ts';
import { chapterReviewKeys } from '../queryKeys.ts';
import { keyNames, useReviewKeys, type KeyAction } from './keys.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { ReviewText } from './ReviewText.tsx';
import { useAfterApproval } from './useAfterApproval.ts';
import type { Queue } from './useQueue.ts';
import { useReview, type Reviewed } from './useReview.ts';
import css from '../../../ui/reading/reading.module.css';

interface Props {
  id: number;
  storyId: number | undefined;
  queue: Queue;
  draft: ReviewDraft;
  /** Forgets what was written about a chapter. */
  drop: (id: number) => void;
}

/** One chapter of the queue. */
export function Review(props: Props) {
  const { data, error, refetch } = useReview(props.id, props.queue);
  if (error && !data) {
    if (isNotFound(error)) return <NotFound />;
    return <BrokenPage error={error} retry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  return <Read {...props} chapter={data} />;
}

/** The paragraph that is the first to be seen. */
function findFirstSeen(box: HTMLElement | null): number {
  const first = [...(box?.children ?? [])].findIndex((child) => child.getBoundingClientRect().bottom > 80);
  return Math.max(0, first);
}

/** The notes are checked where they are written. */
const ruleOfRejection = reviewChapter.body.pick(['approved', 'reason']);

/** What does not wait is read in the order of its story. */
const toNeighbour = (id: number | null) => (id === null ? undefined : { id });

function Read({ chapter, queue, draft, drop, storyId }: Props & { chapter: Reviewed }) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [keysOn] = useKeysOn();
  const [at, setAt] = useState<number>();
  const [changes, setChanges] = useState(chapter.before !== null);
  const [helping, setHelping] = useState(false);
  const [asking, setAsking] = useState(false);
  const afterApproval = useAfterApproval(chapter);
  const { id, before, content, story, author_language, obstacle } = chapter;
  const language = useLanguage();
  useOpened(
    chapterEntity,
    id,
    formatRecordTitle(chapterEntity, { ...chapter, titles: { fiction_id: story.title } }, language),
    getReviewsPath(undefined, id),
  );
  const waits = obstacle !== 'decided' || queue.at(id) >= 0;
  const [next, previous] = waits
    ? [queue.following(id)[0], queue.previous(id)]
    : [toNeighbour(chapter.next_id), toNeighbour(chapter.previous_id)];

  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);
  const paragraphs = useMemo(
    () => (changes && before ? diffParagraphs(before.content, content, story.language) : toHtmlParagraphs(content)),
    [changes, before, content, story.language],
  );
  const flagged = useMemo(() => new Set(chapter.flags.map(({ paragraph }) => paragraph)), [chapter.flags]);

  const go = (to: { id: number } | undefined) => void navigate(getReviewsPath(storyId, to?.id));
  const onDone = (outcome: Outcome) => {
    notify(`common.office.review.done_${outcome}`, {
      messageArgs: { number: chapter.number },
    });
    drop(id);
    queue.decide([id], outcome);
    go(next);
  };
  const { revision } = chapter;
  const params = { id };
  const invalidatesAlways = [chapterReviewKeys.one(id)];
  const approval = useCommand(
    () => send(reviewChapter, { params, body: { revision, approved: true, reason: undefined, notes: [] } }),
    { invalidatesAlways, onSuccess: () => onDone('approved') },
  );
  const rejection = useRejection(
    ruleOfRejection,
    'reason',
    (decision) => {
      const notes = [...draft.notes].map(([paragraph, text]) => ({ paragraph, text }));
      return send(reviewChapter, { params, body: { revision, ...decision, notes } });
    },
    {
      defaultValues: { approved: false, reason: draft.reason },
      onWrite: draft.write,
      invalidatesAlways,
      onDone: () => onDone('rejected'),
    },
  );
  const pending = approval.pending || rejection.pending;
  const reject = () => {
    if (!draft.rejecting && !draft.reason && draft.notes.size > 0)
      rejection.write(reasons['chapters.review'][0]![author_language]);
    draft.reject(true);
  };
  const note = (paragraph: number) => {
    setAt(paragraph);
    draft.edit(paragraph);
  };
  const move = (by: 1 | -1) => {
    const from = at ?? findFirstSeen(box.current) - by;
    setAt(Math.min(Math.max(0, from + by), paragraphs.length - 1));
  };
  const obstacleText =
    obstacle === 'own_work'
      ? t('chapters.shared.errors.own_work')
      : obstacle
        ? t('chapters.office.review.not_waiting', { state: t(`chapters.shared.status.${chapter.state}`) })
        : undefined;
  const mayDecide = obstacle === null && !pending;
  useReviewKeys(keysOn && !helping && !asking, {
    next: next && (() => go(next)),
    previous: previous && (() => go(previous)),
    help: () => setHelping(true),
    up: () => move(-1),
    down: () => move(1),
    ...(before && { changes: () => setChanges(!changes) }),
    ...(mayDecide && {
      ...(draft.notes.size === 0 && !draft.rejecting && { approve: () => setAsking(true) }),
      reject,
      note: () => note(at ?? findFirstSeen(box.current)),
    }),
  });

  return (
    <div className={css.page}>
      <ReviewHead
        chapter={chapter}
        queue={waits ? queue : undefined}
        storyId={storyId}
        next={next}
        previous={previous}
        changes={changes}
        onChanges={setChanges}
        onHelp={() => setHelping(true)}
        onLeft={() => {
          queue.decide([id], 'snoozed');
          go(next);
        }}
      />
      <ReviewText
        box={box}
        paragraphs={paragraphs}
        language={story.language}
        authorLanguage={author_language}
        flagged={flagged}
        at={at}
        draft={draft}
        canNote={obstacle === null}
        onNote={note}
      />
      <aside className={css.panel}>
        <Decision
          obstacle={obstacleText}
          kind="chapters.review"
          language={author_language}
          draft={draft}
          rejection={rejection.props}
          pending={pending}
          onApprove={() => setAsking(true)}
          onReject={reject}
          onRest={() => box.current?.focus({ preventScroll: true })}
        />
        <ReviewPanel chapter={chapter} queue={queue} storyId={storyId} onParagraph={setAt} />
      </aside>
      {asking && (
        <AskDialog
          title={t('common.office.review.approve_ask', { number: chapter.number })}
          action={t('common.office.review.approve')}
          enter
          onDo={() => {
            setAsking(false);
            void approval.run();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{afterApproval}</p>
        </AskDialog>
      )}
      {helping && (
        <KeysDialog
          title={t('common.office.keys')}
          keys={(Object.keys(keyNames) as KeyAction[]).map((action) => [
            isQueueKey(action) ? t(queueKeyLabels[action]) : t(`common.office.review.key.${action}`),
            keyNames[action],
          ])}
          singleKeys
          onClose={() => setHelping(false)}
        />
      )}
    </div>
  );
}
