import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import type { ExportForm } from '#domain/kit/crud.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { findCall, toListQuery, resourceOf } from '../../dataProvider/index.ts';
import { ApiError, fetchCall } from '../../lib/api/client.ts';
import { saveBlob, saveFile } from '../../lib/api/saveFile.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { currentRole } from '../../lib/session/session.ts';
import { Menu } from '../../ui/Menu.tsx';

/** Code that cannot be fetched is missed like an answer. */
const throwOffline = (): never => {
  throw new ApiError(0, 'errors.offline');
};

/**
 * All rows of the list as it is filtered and sorted now, as CSV made by the server, or as a workbook made here; those that
 * are marked, else those that are shown, as a table on the clipboard.
 */
export function ExportMenu({ entity, columns }: { entity: Entity<any>; columns: readonly string[] }) {
  const { filterValues, sort, total, data = [], selectedIds } = useListContext();
  const { getMany } = useDataProvider();
  const notify = useNotify();
  const resource = resourceOf(entity);
  const translate = useTranslate();

  const ask = async (more: { as?: ExportForm }) => {
    const query = { ...toListQuery(resource, { sort, filter: filterValues }), ...more };
    return (await fetchCall(findCall(resource, 'export')!, { query })) as Response;
  };
  const saveCsv = async () => saveFile(await ask({}));
  const saveWorkbook = async () => {
    const [answer, { buildWorkbook }] = await Promise.all([
      ask({ as: 'jsonl' }),
      import('./workbook.ts').catch(throwOffline),
    ]);
    saveBlob(await buildWorkbook(await answer.text(), entity, currentRole()!, translate), `${entity.name}.xlsx`);
  };
  const copy = async () => {
    const { copyRows } = await import('./copyRows.ts').catch(throwOffline);
    const elsewhere = selectedIds.filter((id) => data.every((row) => row.id !== id));
    const others = elsewhere.length > 0 ? (await getMany(resource, { ids: elsewhere })).data : [];
    const marked = [...data.filter(({ id }) => selectedIds.includes(id)), ...others];
    const rows = marked.length > 0 ? marked : data;
    await copyRows(rows, entity, columns, translate);
    notify('list-views.office.copied', {
      type: 'success',
      messageArgs: { smart_count: rows.length, count: rows.length },
    });
  };
  const { run, pending } = useCommand((save: () => Promise<void>) => save());
  return (
    <Menu button={translate('ra.action.export')} className="button quiet" disabled={pending || !total}>
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => void run(saveCsv)}>
        {translate('common.office.list.csv')}
      </button>
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => void run(saveWorkbook)}>
        {translate('common.office.list.excel')}
      </button>
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => void run(copy)}>
        {translate(selectedIds.length > 0 ? 'list-views.office.copy_marked' : 'list-views.office.copy_shown')}
      </button>
    </Menu>
  );
}
