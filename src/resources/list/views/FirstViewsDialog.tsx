import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { BodyOf } from '#domain/kit/call.ts';
import { listViewsOfRoles, setFirstView } from '#domain/list-views/firstViews.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { viewKeys } from '../../queryKeys.ts';
import css from './views.module.css';

/** What a list begins with for each role that may open it; a choice counts at once. */
export function FirstViewsDialog({ list, onClose }: { list: string; onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: viewKeys.ofRoles(list),
    queryFn: () => send(listViewsOfRoles, { params: { resource: list } }),
    gcTime: 0,
  });
  const { run, pending } = useCommand(
    (body: BodyOf<typeof setFirstView>) => send(setFirstView, { params: { resource: list }, body }),
    {
      invalidatesAlways: [viewKeys.first, viewKeys.of(list)],
      onSuccess: ({ role, view_id }) => {
        const name = data?.items.find((item) => item.role === role)?.views.find(({ id }) => id === view_id)?.name;
        const messageArgs = { role: t(`common.role.${role}`), name };
        notify(`list-views.office.first_${name ? 'saved' : 'removed'}`, { type: 'success', messageArgs });
      },
    },
  );
  return (
    <Dialog
      title={t('list-views.office.first_title')}
      onClose={onClose}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      <p className={css.text}>{t('list-views.office.first_text')}</p>
      {error && <TryAgain retry={refetch} error={error} />}
      {!data && !error && <Loading />}
      {data?.items.map(({ role, view_id, views }) => (
        <SelectInput
          key={role}
          name={`first-${role}`}
          label={t(`common.role.${role}`)}
          prompt={t('list-views.office.all')}
          optional
          options={views.map(({ id, name }) => ({ code: String(id), name }))}
          value={view_id ?? ''}
          disabled={pending}
          onChange={({ target }) => void run({ role, view_id: target.value ? Number(target.value) : null })}
        />
      ))}
    </Dialog>
  );
}
