import { useGetMany, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { parseTypedPercent } from '#domain/kit/amounts.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { ruleOf, type RecordOf } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import * as types from '#domain/kit/types.ts';
import { setShares } from '#domain/stories/shares.calls.ts';
import { isShareLocked, maxShares } from '#domain/stories/shares.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { findProblems } from '../../../lib/problems.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { OutcomeActions } from '../../../ui/outcome/OutcomeActions.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { SharesTable, type Outcome } from './SharesTable.tsx';

type StoryRecord = RecordOf<typeof fiction> & { titles: Record<string, string | null> };
type Sent = AnswerOf<typeof setShares>['items'];

const getShare = (typed: unknown) =>
  typeof typed === 'string' && typed.trim() !== '' ? (parseTypedPercent(typed) ?? NaN) : typed;
const share = ruleOf(fiction.fields.share_proportion).transform(getShare).typeError(message('validation.percent'));
const rule = types.object({ share });

interface Props {
  ids: readonly number[];
  /** `changed`: the list shows what is no more. */
  onClose: (changed: boolean) => void;
}

/** First what would become of each story, then what became of it, with the way back. */
export function SharesDialog({ ids, onClose }: Props) {
  const t = useT();
  const id = useId();
  const formatCount = useFormatCount();
  const translate = useTranslate();
  const some = ids.slice(0, maxShares);
  const { data: stories, isPending, error, refetch } = useGetMany<StoryRecord>(resourceOf(fiction), { ids: [...some] });
  const [outcome, setOutcome] = useState<{ before: StoryRecord[]; to: number; items: Sent; undone: boolean }>();

  const { form, field, methods, refusal, pending } = useCommandForm(rule, async ({ share }) => {
    const before = [...stories!];
    const items = before.map(({ id, share_proportion }) => ({ id, from: share_proportion, to: share }));
    setOutcome({ before, to: share, undone: false, ...(await send(setShares, { body: { items } })) });
  });
  const { error: refused, ...input } = field('share');
  const typed = { share: methods.watch('share') };
  const problem = findProblems(rule, typed).share;
  const share = problem ? undefined : rule.cast(typed).share;
  const changing = problem
    ? []
    : (stories ?? []).filter((story) => story.share_proportion !== share && !isShareLocked(story.contract_status));

  const done = outcome?.items.filter(({ result }) => result === 'set') ?? [];
  const undo = useCommand(async () => {
    const { before, to } = outcome!;
    const items = before
      .filter(({ id }) => done.some((item) => item.id === id))
      .map(({ id, share_proportion }) => ({ id, from: to, to: share_proportion }));
    setOutcome({ before, to, undone: true, ...(await send(setShares, { body: { items } })) });
  });

  const close = () => onClose(outcome !== undefined);
  const outcomes = outcome && new Map<number, Outcome>(outcome.items.map((item) => [item.id, item]));
  const sorted = (outcome?.before ?? stories ?? []).toSorted((a, b) => a.title.localeCompare(b.title));
  const rows = sorted.map((story) => ({
    id: story.id,
    title: story.title,
    language: story.language,
    author: story.titles.author_id ?? '',
    status: translate(`resources.${resourceOf(fiction)}.choices.contract_status.${story.contract_status}`),
    share: story.share_proportion,
    isLocked: isShareLocked(story.contract_status),
  }));
  return (
    <Dialog
      title={t('stories.office.shares.open')}
      onClose={close}
      actions={
        <OutcomeActions
          isDone={outcome !== undefined}
          undo={outcome && !outcome.undone && done.length > 0 && undo}
          onClose={close}
        >
          <button form={id} className="button" disabled={pending || !stories || (!problem && changing.length === 0)}>
            {problem ? t('stories.office.shares.set_none') : formatCount('stories.office.shares.set', changing.length)}
          </button>
        </OutcomeActions>
      }
    >
      {ids.length > some.length && <p className="muted">{formatCount('stories.office.shares.too_many', maxShares)}</p>}
      {!outcome && (
        <form id={id} className="stack" {...form}>
          <Refused refusal={refusal} />
          <TextInput
            {...input}
            label={translate(`resources.${resourceOf(fiction)}.fields.share_proportion`)}
            hint={t('stories.office.shares.hint')}
            inputMode="decimal"
            unit="%"
            autoComplete="off"
            error={typed.share ? problem : refused}
          />
        </form>
      )}
      {outcome && (
        <p role="status">
          {formatCount(outcome.undone ? 'stories.office.shares.undone' : 'stories.office.shares.done', done.length)}
        </p>
      )}
      {isPending && <Loading />}
      {error && <TryAgain retry={refetch} error={error} />}
      {rows.length > 0 && <SharesTable rows={rows} to={share} outcomes={outcomes} />}
    </Dialog>
  );
}
