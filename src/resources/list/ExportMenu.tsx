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
 * All rows of the list as it is filtered and sorted now, or those that are marked, as CSV made by the server, or as a
 * workbook made here, of the columns that are shown or of all fields; those that are marked, else those that are shown, as
 * a table on the clipboard.
 */
export function ExportMenu({ entity, columns }: { entity: Entity<any>; columns: readonly string[] }) {
  const { filterValues, sort, total, data = [], selectedIds } = useListContext<{ id: number }>();
  const { getMany } = useDataProvider();
  const notify = useNotify();
  const resource = resourceOf(entity);
  const translate = useTranslate();

  const ask = async (more: { as?: ExportForm; columns?: readonly string[] }) => {
    const query = { ...toListQuery(resource, { sort, filter: filterValues }), ...more };
    return (await fetchCall(findCall(resource, 'export')!, { query })) as Response;
  };
  const saveCsv = async () => saveFile(await ask({ columns }));
  const saveFullCsv = async () => saveFile(await ask({}));
  const askMarked = async (as: ExportForm) => {
    const { exportMarked } = await import('./exportMarked.ts').catch(throwOffline);
    return exportMarked(resource, selectedIds, { sort, filter: filterValues }, as, as === 'csv' ? columns : undefined);
  };
  const saveWorkbook = async (lines: Promise<string>, names?: readonly string[]) => {
    const [text, { buildWorkbook }] = await Promise.all([lines, import('./workbook.ts').catch(throwOffline)]);
    saveBlob(await buildWorkbook(text, entity, currentRole()!, translate, names), `${entity.name}.xlsx`);
  };
  const saveMarkedCsv = async () =>
    saveBlob(new Blob([await askMarked('csv')], { type: 'text/csv;charset=utf-8' }), `${entity.name}.csv`);
  const askLines = () => ask({ as: 'jsonl' }).then((answer) => answer.text());
  const saveShownInWorkbook = () => saveWorkbook(askLines(), columns);
  const saveFullWorkbook = () => saveWorkbook(askLines());
  const saveMarkedInWorkbook = () => saveWorkbook(askMarked('jsonl'), columns);
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
  const item = (label: string, act: () => Promise<void>) => (
    <button type="button" role="menuitem" tabIndex={-1} onClick={() => void run(act)}>
      {label}
    </button>
  );
  const [csv, workbook] = [translate('common.office.list.csv'), translate('common.office.list.excel')];
  const ofMarked = (form: string) => translate('list-views.office.of_marked', { form });
  const withAllFields = (form: string) => translate('list-views.office.all_fields', { form });
  const isMarked = selectedIds.length > 0;
  return (
    <Menu button={translate('ra.action.export')} className="button quiet" disabled={pending || !total}>
      {item(csv, saveCsv)}
      {item(workbook, saveShownInWorkbook)}
      {isMarked && item(ofMarked(csv), saveMarkedCsv)}
      {isMarked && item(ofMarked(workbook), saveMarkedInWorkbook)}
      {item(withAllFields(csv), saveFullCsv)}
      {item(withAllFields(workbook), saveFullWorkbook)}
      {item(translate(isMarked ? 'list-views.office.copy_marked' : 'list-views.office.copy_shown'), copy)}
    </Menu>
  );
}
