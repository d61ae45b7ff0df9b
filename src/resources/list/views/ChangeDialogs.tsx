import { useNotify } from 'ra-core';
import { deleteView, replaceView } from '#domain/list-views/listViews.calls.ts';
import type { View } from '#domain/list-views/viewFields.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import type { Chosen } from './chosen.ts';
import type { ListState } from './listState.ts';
import css from './views.module.css';

interface Props {
  view: View;
  onClose: () => void;
}

interface SureProps extends Props {
  what: 'replace' | 'remove';
  act: () => Promise<unknown>;
}

/** Everybody of the role may have the view, so one is asked first. */
function Sure({ view: { name, own }, what, act, onClose }: SureProps) {
  const t = useT();
  const notify = useNotify();
  const { run, pending } = useCommand(act, {
    onSuccess: () => notify(`list-views.office.${what}_done`, { type: 'success', messageArgs: { name } }),
    onSettled: onClose,
  });
  return (
    <AskDialog
      title={t(`list-views.office.${what}_title`, { name })}
      action={t(`list-views.office.${what}_now`)}
      look={what === 'remove' ? 'danger' : undefined}
      pending={pending}
      onDo={() => void run()}
      onClose={onClose}
    >
      <p className={css.text}>{t(`list-views.office.${what}_text${own ? '_own' : ''}`)}</p>
    </AskDialog>
  );
}

type ChangeProps = Props & { chosen: Chosen | undefined; choose: (view: Chosen | undefined) => void };

type ReplaceProps = Props & Pick<ChangeProps, 'choose'> & { state: ListState };

export function ReplaceDialog({ state, choose, ...props }: ReplaceProps) {
  const params = { id: props.view.id };
  return <Sure {...props} what="replace" act={async () => choose(await send(replaceView, { params, body: state }))} />;
}

export function RemoveDialog({ chosen, choose, ...props }: ChangeProps) {
  async function remove() {
    await send(deleteView, { params: { id: props.view.id } });
    if (chosen?.id === props.view.id) choose(undefined);
  }
  return <Sure {...props} what="remove" act={remove} />;
}
