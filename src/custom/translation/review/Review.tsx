import { useNotify } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findChangedSegments, getTargetBefore } from '#domain/translation/changedSegments.ts';
import { listSegmentSources } from '#domain/translation/segments.ts';
import { correctTranslation, reviewTranslation } from '#domain/translation/translationReviews.calls.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { listWarnings } from '#domain/translation/warnings.ts';
import { useT } from '../../../i18n/index.ts';
import { reasons } from '../../../i18n/reasons.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { diffWords } from '../../../lib/diff/wordDiff.ts';
import { askToLeave } from '../../../lib/routing/unsaved.ts';
import { useKeysOn } from '../../../lib/singleKeys.ts';
import { RecordLock } from '../../../resources/lock/RecordLock.tsx';
import type { Outcome } from '../../../resources/useReviewQueue.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { KeysDialog } from '../../../ui/KeysDialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { Decision } from '../../../ui/reading/Decision.tsx';
import type { ReviewDraft } from '../../../ui/reading/useReviewDrafts.ts';
import { useRejection } from '../../../ui/reason/useRejection.ts';
import { filterApproved, useBookTerms } from '../bookTerms.ts';
import { translationReviewKeys } from '../queryKeys.ts';
import { getNotePlace } from './getNotePlace.ts';
import { keyNames, useReviewKeys, type KeyAction } from './keys.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { getTranslationReviewPath } from './reviewPath.ts';
import { ReviewText } from './ReviewText.tsx';
import { ruleOfRejection } from './ruleOfRejection.ts';
import { findTyped, getPlace, type Corrections } from './useCorrections.ts';
import type { Filter, Queue } from './useQueue.ts';
import { useReview, type Reviewed } from './useReview.ts';
import { useTaskDecision } from './useTaskDecision.ts';
import { WarningCard } from './WarningCard.tsx';
import { WholeTask } from './WholeTask.tsx';
import css from '../../../ui/reading/reading.module.css';

interface Props {
  id: number;
  filter: Filter;
  queue: Queue;
  draft: ReviewDraft;
  corrections: Corrections;
  /** Forgets what was written about a chapter. */
  drop: (id: number) => void;
}

/** One chapter of the queue. */
export function Review(props: Props) {
  const { data, error, refetch } = useReview(props.id);
  if (error && !data)
    return isNotFound(error) ? <NotFound /> : <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <Read {...props} chapter={data} onMine={() => void refetch()} />;
}

function Read(props: Props & { chapter: Reviewed; onMine: () => void }) {
  const { chapter, queue, draft, corrections, drop, filter, onMine } = props;
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [keysOn] = useKeysOn();
  const [at, setAt] = useState<number>();
  // What was being corrected before one looked at another chapter is open again.
  const [correcting, setCorrecting] = useState(() => findTyped(chapter.text, corrections));
  const [changes, setChanges] = useState(chapter.before !== null);
  const [sides, setSides] = useState(true);
  const [helping, setHelping] = useState(false);
  const [asking, setAsking] = useState(false);
  const { id, before, obstacle, revision, text, paragraphs, language, task } = chapter;
  const next = queue.following(id)[0];
  const previous = queue.previous(id);
  const { prefetchNext } = queue;
  useEffect(() => prefetchNext(id));
  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);

  const rows = useMemo(() => {
    const sources = listSegmentSources(text, paragraphs);
    return text.map((segment, at) => ({
      segment,
      source: sources[at]!,
      parts:
        changes && before
          ? diffWords(getTargetBefore(segment, before.text), segment.target, language)
          : [{ kind: 'same' as const, text: segment.target }],
    }));
  }, [changes, before, text, paragraphs, language]);
  const terms = useBookTerms(chapter);
  const warnings = useMemo(
    () => listWarnings({ segments: text, paragraphs, into: language, terms: filterApproved(terms) }),
    [text, paragraphs, language, terms],
  );
  const changed = useMemo(() => (before ? findChangedSegments(text, before.text).length : 0), [before, text]);

  const go = (to: { id: number } | undefined) => void navigate(getTranslationReviewPath(filter, to?.id));
  const rest = () => box.current?.focus({ preventScroll: true });
  const leaveCorrection = () => {
    setCorrecting(undefined);
    rest();
  };
  const onDone = (ids: readonly number[], outcome: Outcome) => {
    drop(id);
    queue.decide(ids, outcome);
    go(queue.following(id).find((one) => !ids.includes(one.id)));
  };
  const onOneDone = (outcome: Outcome) => {
    notify(`common.office.review.done_${outcome}`, { messageArgs: { number: chapter.number } });
    onDone([id], outcome);
  };
  const params = { id };
  const invalidatesAlways = [translationReviewKeys.one(id)];
  const approval = useCommand(
    () => send(reviewTranslation, { params, body: { revision, approved: true, reason: undefined, remarks: [] } }),
    { invalidatesAlways, onSuccess: () => onOneDone('approved') },
  );
  const rejection = useRejection(
    ruleOfRejection,
    'reason',
    (decision) => {
      const remarks = text.flatMap(({ sources }) =>
        [...draft.notes].flatMap(([paragraph, note]) => (sources.includes(paragraph) ? [{ sources, text: note }] : [])),
      );
      return send(reviewTranslation, { params, body: { revision, ...decision, remarks } });
    },
    {
      defaultValues: { approved: false, reason: draft.reason },
      onWrite: draft.write,
      invalidatesAlways,
      onDone: () => onOneDone('rejected'),
    },
  );
  const whole = useTaskDecision(task, {
    onDone: (ids, outcome) => {
      notify(`translation.office.review.done_all_${outcome}`, { messageArgs: { smart_count: ids.length } });
      onDone(ids, outcome);
    },
  });
  const { run: correct, pending: correctionPending } = useCommand(
    ({ segment, typed }: { segment: number | 'title'; typed: string }) => {
      const correction = segment === 'title' ? { title: typed } : { targets: [{ segment, target: typed }] };
      return send(correctTranslation, { params, body: { revision, targets: [], ...correction } });
    },
    {
      invalidatesAlways,
      onSuccess: (_, { segment }) => {
        corrections.write(getPlace(segment === 'title' ? segment : text[segment]!), undefined);
        leaveCorrection();
      },
    },
  );
  const translatorLanguage = chapter.translator?.language ?? 'en';
  /** A decision drops what is typed of a correction. */
  const afterCorrections = (decide: () => void) =>
    corrections.isAny ? void askToLeave((agreed) => agreed && decide()) : decide();
  const approve = () => afterCorrections(() => setAsking(true));
  const reject = () =>
    afterCorrections(() => {
      if (!draft.rejecting && !draft.reason && draft.notes.size > 0)
        rejection.write(reasons['translation.review'][0]![translatorLanguage]);
      draft.reject(true);
    });
  const note = (segment: number) => {
    const paragraph = getNotePlace(text[segment]!, draft);
    if (paragraph === undefined) return;
    setAt(segment);
    draft.edit(paragraph);
  };
  const edit = (segment: number) => {
    setAt(segment);
    setCorrecting(segment);
  };
  const move = (by: 1 | -1) => setAt(Math.min(Math.max(0, (at ?? (by > 0 ? -1 : 0)) + by), text.length - 1));
  const anyPending = approval.pending || rejection.pending || whole.pending || correctionPending;
  const mayReject = (obstacle === null || obstacle === 'source_changed') && !anyPending;
  useReviewKeys(keysOn && !helping && !asking, {
    next: next && (() => go(next)),
    previous: previous && (() => go(previous)),
    help: () => setHelping(true),
    sides: () => setSides(!sides),
    up: () => move(-1),
    down: () => move(1),
    ...(before && { changes: () => setChanges(!changes) }),
    ...(mayReject && {
      ...(obstacle === null && draft.notes.size === 0 && !draft.rejecting && { approve }),
      reject,
      note: () => note(at ?? 0),
      correct: () => edit(at ?? 0),
      title: () => setCorrecting('title'),
    }),
  });
  const obstacleText = {
    own_work: () => t('translation.office.errors.own_work'),
    source_changed: () => t('translation.office.review.source_changed'),
    decided: () => t('translation.office.review.state'),
  };
  return (
    <RecordLock entity={translationTask} id={task?.id ?? 0} open={task !== null} onMine={onMine}>
      <div className={css.page}>
        <ReviewHead
          {...{ chapter, queue, filter, next, previous, changed, changes, sides }}
          heading={{
            correcting: correcting === 'title',
            mayCorrect: mayReject,
            corrections,
            pending: correctionPending,
            onCorrect: () => setCorrecting('title'),
            onSave: (title) => void correct({ segment: 'title', typed: title }),
            onRest: leaveCorrection,
          }}
          onChanges={setChanges}
          onSides={setSides}
          onHelp={() => setHelping(true)}
        />
        <ReviewText
          {...{ box, rows, chapter, sides, at, draft, correcting, corrections, warnings }}
          mayWrite={mayReject}
          pending={correctionPending}
          onNote={note}
          onCorrect={edit}
          onSave={(segment, target) => void correct({ segment, typed: target })}
          onRest={leaveCorrection}
        />
        <aside className={css.panel}>
          <Decision
            obstacle={obstacle ? obstacleText[obstacle]() : undefined}
            rejectable={obstacle === 'source_changed'}
            kind="translation.review"
            language={translatorLanguage}
            draft={draft}
            rejection={rejection.props}
            pending={anyPending}
            onApprove={approve}
            onReject={reject}
            onRest={rest}
          />
          {task && task.waiting.length > 1 && obstacle !== 'own_work' && (
            <WholeTask
              waiting={task.waiting}
              language={translatorLanguage}
              decision={whole}
              pending={anyPending}
              begin={afterCorrections}
            />
          )}
          <WarningCard warnings={warnings} onSegment={setAt} />
          <ReviewPanel {...{ chapter, queue, filter }} onSegment={setAt} />
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
            <p>{t('translation.office.review.then')}</p>
          </AskDialog>
        )}
        {helping && (
          <KeysDialog
            title={t('common.office.keys')}
            keys={(Object.keys(keyNames) as KeyAction[]).map((action) => [
              action === 'correct' || action === 'title' || action === 'sides'
                ? t(`translation.office.review.key.${action}`)
                : t(`common.office.review.key.${action}`),
              keyNames[action],
            ])}
            singleKeys
            onClose={() => setHelping(false)}
          />
        )}
      </div>
    </RecordLock>
  );
}
