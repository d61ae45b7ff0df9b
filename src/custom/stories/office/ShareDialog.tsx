import { useGetMany, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { ruleOf, type RecordOf } from '#domain/kit/entity.ts';
import { setShares } from '#domain/stories/shares.calls.ts';
import { holdsShare, maxShares } from '#domain/stories/shares.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { problemOf } from '../../../lib/problems.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { ShareTable, type Outcome } from './ShareTable.tsx';
import css from '../../../resources/batch/batch.module.css';

type Work = RecordOf<typeof fiction> & { titles: Record<string, string | null> };
type Sent = AnswerOf<typeof setShares>['items'];

const rule = ruleOf(fiction.fields.share_proportion);

interface Props {
  ids: readonly number[];
  /** `changed`: the list shows what is no more. */
  onClose: (changed: boolean) => void;
}

/** First what would become of each work, then what became of it, with the way back. */
export function ShareDialog({ ids, onClose }: Props) {
  const t = useT();
  const counted = useCounted();
  const translate = useTranslate();
  const some = ids.slice(0, maxShares);
  const { data: works, isPending, error, refetch } = useGetMany<Work>(resourceOf(fiction), { ids: [...some] });
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { run, pending } = useCommand(setShares);
  const [outcome, setOutcome] = useState<{ before: Work[]; items: Sent; undone: boolean }>();

  // A comma is how half of the readers write it.
  const share = typed.trim() === '' ? null : Number(typed.replace(',', '.'));
  const problem = problemOf(rule, share);
  const changing = problem
    ? []
    : (works ?? []).filter((work) => work.share_proportion !== share && !holdsShare(work.contract_status));

  const set = async () => {
    setTried(true);
    if (problem || !works || changing.length === 0) return;
    const before = [...works];
    const items = before.map(({ id, share_proportion }) => ({ id, from: share_proportion, to: share! }));
    const answer = await run({ body: { items } });
    if (answer) setOutcome({ before, items: answer.items, undone: false });
  };
  const done = outcome?.items.filter(({ result }) => result === 'set') ?? [];
  const undo = async () => {
    const { before } = outcome!;
    const items = before
      .filter(({ id }) => done.some((item) => item.id === id))
      .map(({ id, share_proportion }) => ({ id, from: share!, to: share_proportion }));
    const answer = await run({ body: { items } });
    if (answer) setOutcome({ before, items: answer.items, undone: true });
  };

  const close = () => onClose(outcome !== undefined);
  const outcomes = outcome && new Map<number, Outcome>(outcome.items.map((item) => [item.id, item]));
  const shown = (outcome?.before ?? works ?? []).toSorted((a, b) => a.title.localeCompare(b.title));
  const rows = shown.map((work) => ({
    id: work.id,
    title: work.title,
    language: work.language,
    author: work.titles.author_id ?? '',
    status: translate(`resources.${resourceOf(fiction)}.choices.contract_status.${work.contract_status}`),
    share: work.share_proportion,
    held: holdsShare(work.contract_status),
  }));
  return (
    <Dialog
      title={t('stories.office.shares.open')}
      onClose={close}
      actions={
        <>
          {outcome && !outcome.undone && done.length > 0 && (
            <button type="button" className="button quiet" disabled={pending} onClick={() => void undo()}>
              {t('stories.office.shares.undo')}
            </button>
          )}
          <button type="button" className="button quiet" onClick={close}>
            {t(outcome ? 'common.close' : 'common.cancel')}
          </button>
          {!outcome && (
            <button
              type="button"
              className="button"
              disabled={pending || !works || (!problem && changing.length === 0)}
              onClick={() => void set()}
            >
              {problem ? t('stories.office.shares.set_none') : counted('stories.office.shares.set', changing.length)}
            </button>
          )}
        </>
      }
    >
      {ids.length > some.length && <p className={css.quiet}>{counted('stories.office.shares.too_many', maxShares)}</p>}
      {!outcome && (
        <TextInput
          name="share"
          label={translate(`resources.${resourceOf(fiction)}.fields.share_proportion`)}
          hint={t('stories.office.shares.hint')}
          inputMode="decimal"
          autoComplete="off"
          error={tried || typed !== '' ? problem : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {outcome && (
        <p role="status">
          {counted(outcome.undone ? 'stories.office.shares.undone' : 'stories.office.shares.done', done.length)}
        </p>
      )}
      {isPending && <Loading />}
      {error && <TryAgain retry={refetch}>{t('common.page.offline')}</TryAgain>}
      {rows.length > 0 && <ShareTable rows={rows} to={problem ? undefined : share!} outcomes={outcomes} />}
    </Dialog>
  );
}
