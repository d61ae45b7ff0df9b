import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { listEditors } from '#domain/editors/editors.calls.ts';
import { handOverWorks } from '#domain/editors/handover.calls.ts';
import { maxHandovers } from '#domain/editors/handover.ts';
import { splitIntoBatches } from '#domain/kit/batches.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { maxPerPage } from '#domain/kit/paging.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { OutcomeActions } from '../../../ui/outcome/OutcomeActions.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { editorKeys } from '../queryKeys.ts';
import { HandoverTable, type Outcome, type WorkRecord } from './HandoverTable.tsx';

type EditorItem = AnswerOf<typeof listEditors>['items'][number];
type Item = { id: number; from: number | null; to: number };

/** All who may be chosen, page by page. */
async function loadEditors(): Promise<EditorItem[]> {
  const editors: EditorItem[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await send(listEditors, { query: { page, per_page: maxPerPage } });
    editors.push(...items);
    if (items.length < maxPerPage || editors.length >= total) return editors;
  }
}

/** In calls of as many as one takes, one after the other. */
async function sendAll(items: readonly Item[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of splitIntoBatches(items, maxHandovers))
    outcomes.push(...(await send(handOverWorks, { body: { items: part } })).items);
  return outcomes;
}

/** The page of the load shows other figures then. */
const renewing = { invalidates: [editorKeys.load] };

interface Props {
  ids: readonly number[];
  /** `changed`: the list shows what is no more. */
  onClose: (changed: boolean) => void;
}

/** First who shall look after the works, then what became of each, with the way back. */
export function HandoverDialog({ ids, onClose }: Props) {
  const t = useT();
  const id = useId();
  const translate = useTranslate();
  const formatCount = useFormatCount();
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: editorKeys.handover(ids),
    gcTime: 0,
    async queryFn() {
      const { data: stories } = await dataProvider.getMany<WorkRecord>(resourceOf(fiction), { ids: [...ids] });
      const works = stories.toSorted((a, b) => a.title.localeCompare(b.title));
      return { works, editors: await loadEditors() };
    },
  });
  const [chosen, setChosen] = useState<number>();
  const [outcome, setOutcome] = useState<{ works: WorkRecord[]; items: Outcome[]; undone: boolean }>();
  const target = data?.editors.find((one) => one.id === chosen);
  const works = outcome?.works ?? data?.works ?? [];
  const moving = target
    ? works.filter(({ editor_id, language }) => editor_id !== target.id && target.languages.includes(language))
    : [];
  const handed = outcome?.items.filter(({ result }) => result === 'handed') ?? [];
  /** Who had nobody cannot be given back to them. */
  const undoable = handed.flatMap((item) => {
    const before = works.find((work) => work.id === item.id)?.editor_id;
    return before ? [{ id: item.id, from: item.editor!.id, to: before }] : [];
  });

  const handOver = useCommand(async () => {
    // Works of an author in one call, as far as they go: each call tells each author once.
    const byAuthor = works.toSorted((a, b) => a.author_id - b.author_id);
    const items = byAuthor.map(({ id, editor_id }) => ({ id, from: editor_id, to: target!.id }));
    setOutcome({ works, undone: false, items: await sendAll(items) });
  }, renewing);
  const undo = useCommand(async () => {
    setOutcome({ works, undone: true, items: await sendAll(undoable) });
  }, renewing);
  const close = () => onClose(outcome !== undefined);
  return (
    <Dialog
      title={t('editors.office.handover.open')}
      onClose={close}
      actions={
        <OutcomeActions
          isDone={outcome !== undefined}
          undo={outcome && !outcome.undone && undoable.length > 0 && undo}
          onClose={close}
        >
          <button
            type="button"
            className="button"
            disabled={handOver.pending || moving.length === 0}
            onClick={() => void handOver.run()}
          >
            {target ? formatCount('editors.office.handover.go', moving.length) : t('editors.office.handover.open')}
          </button>
        </OutcomeActions>
      }
    >
      {!outcome && data && (
        <SelectInput
          name={id}
          label={t('editors.office.handover.to')}
          prompt={t('editors.office.handover.prompt')}
          hint={t('editors.office.handover.hint')}
          options={data.editors.map((one) => ({ code: String(one.id), name: one.name }))}
          value={chosen === undefined ? '' : String(chosen)}
          onChange={({ target: { value } }) => setChosen(value ? Number(value) : undefined)}
        />
      )}
      {outcome && (
        <p role="status">
          {formatCount(
            outcome.undone ? 'editors.office.handover.undone' : 'editors.office.handover.done',
            handed.length,
          )}
        </p>
      )}
      {!data && !error && <Loading />}
      {error && <TryAgain retry={() => void refetch()} error={error} />}
      {works.length > 0 && (
        <HandoverTable
          works={works}
          target={target}
          outcomes={outcome && new Map(outcome.items.map((item) => [item.id, item]))}
          workName={translate(`resources.${resourceOf(fiction)}.name`, { smart_count: 1 })}
        />
      )}
    </Dialog>
  );
}
