import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { listEditors } from '#domain/editors/editors.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { maxPerPage } from '#domain/kit/paging.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import type { Target } from '../../../resources/bulk/targets.ts';
import { useNotifyInterrupted } from '../../../resources/bulk/useNotifyInterrupted.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { OutcomeActions } from '../../../ui/outcome/OutcomeActions.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { editorKeys } from '../queryKeys.ts';
import { HandoverTable, type WorkRecord } from './HandoverTable.tsx';
import { useHandover } from './useHandover.ts';

type EditorItem = AnswerOf<typeof listEditors>['items'][number];

/** All who may be chosen, page by page. */
async function loadEditors(): Promise<EditorItem[]> {
  const editors: EditorItem[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await send(listEditors, { query: { page, per_page: maxPerPage } });
    editors.push(...items);
    if (items.length < maxPerPage || editors.length >= total) return editors;
  }
}

/** First who shall look after the works, then what became of each, with the way back. */
export function HandoverDialog({ ids, onClose }: Target) {
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
  const notifyInterrupted = useNotifyInterrupted();
  const handover = useHandover();
  const { isBegun, isWhole, undoing, pending, progress } = handover;
  const target = data?.editors.find((one) => one.id === chosen);
  const works = handover.works ?? data?.works ?? [];
  const moving = target
    ? works.filter(({ editor_id, language }) => editor_id !== target.id && target.languages.includes(language))
    : [];
  const close = () => {
    handover.stop();
    if (isBegun && !isWhole) notifyInterrupted(progress);
    onClose(isBegun, handover.left);
  };
  return (
    <Dialog
      title={t('editors.office.handover.open')}
      onClose={close}
      actions={
        <OutcomeActions
          isDone={isBegun}
          undo={handover.mayUndo && { pending: pending && !isWhole, run: handover.undo.run }}
          goOn={!isWhole && !pending && handover.goOn.run}
          onClose={close}
        >
          <button
            type="button"
            className="button"
            disabled={pending || moving.length === 0}
            onClick={() => void handover.handOver.run({ works, to: target!.id })}
          >
            {target ? formatCount('editors.office.handover.go', moving.length) : t('editors.office.handover.open')}
          </button>
        </OutcomeActions>
      }
    >
      {!isBegun && data && (
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
      {isBegun && (
        <p role="status">
          {isWhole
            ? formatCount(
                undoing ? 'editors.office.handover.undone' : 'editors.office.handover.done',
                handover.handedCount,
              )
            : t('common.office.bulk.progress', { count: progress.done, all: progress.all })}
        </p>
      )}
      {!data && !error && <Loading />}
      {error && <TryAgain retry={() => void refetch()} error={error} />}
      {works.length > 0 && (
        <HandoverTable
          works={works}
          target={target}
          outcomes={isBegun ? handover.outcomes : undefined}
          workName={translate(`resources.${resourceOf(fiction)}.name`, { smart_count: 1 })}
        />
      )}
    </Dialog>
  );
}
