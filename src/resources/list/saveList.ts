import type { DataProvider, SortPayload } from 'ra-core';
import type { ExportForm } from '#domain/kit/crud.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Groups } from '#domain/kit/listGroups.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { findCall, resourceOf, toListQuery } from '../../dataProvider/index.ts';
import { ApiError, fetchCall } from '../../lib/api/client.ts';
import { saveBlob, saveFile } from '../../lib/api/saveFile.ts';
import { currentRole } from '../../lib/session/session.ts';
import { copyRows } from './copyRows.ts';
import { exportMarked } from './exportMarked.ts';
import { copyGroups } from './groups/copyGroups.ts';

/** What is saved of a list: all of its rows with the columns that are shown, unless it is told. */
export type Saving = { to: 'csv' | 'workbook'; of?: 'marked' | 'all fields' } | { to: 'clipboard' };

interface List {
  entity: Entity<any>;
  /** Those that are shown, in their order. */
  columns: readonly string[];
  sort: SortPayload;
  filter: { group_by?: string };
  language: InterfaceLanguage;
  /** Of the page that is shown. */
  rows: readonly { id: number }[];
  markedIds: readonly number[];
  getMany: DataProvider['getMany'];
  translate: (key: string, args?: object) => string;
}

/** The rows that are marked, on other pages too, else those that are shown, be they groups. */
async function copy({ entity, columns, rows, markedIds, getMany, translate, filter, language }: List): Promise<number> {
  if (filter.group_by !== undefined && markedIds.length === 0) {
    const resource = resourceOf(entity);
    const query = toListQuery(resource, { filter });
    const groups = (await fetchCall(findCall(resource, 'groups')!, { query })) as Groups;
    await copyGroups({ entity, by: filter.group_by, groups, translate, language });
    return groups.items.length;
  }
  const elsewhere = markedIds.filter((id) => rows.every((row) => row.id !== id));
  const others = elsewhere.length > 0 ? (await getMany(resourceOf(entity), { ids: elsewhere })).data : [];
  const marked = [...rows.filter(({ id }) => markedIds.includes(id)), ...others];
  const copied = marked.length > 0 ? marked : rows;
  await copyRows(copied, entity, columns, translate);
  return copied.length;
}

/** What is told once it is done. */
interface Outcome {
  key: 'list-views.office.copied' | 'list-views.office.cut';
  count: number;
  /** Characters. */
  max?: number;
}

/** Saves a list as a file, and answers how many cells of it were cut, or copies rows of it and answers how many. */
export async function saveList(list: List, saving: Saving): Promise<Outcome | undefined> {
  if (saving.to === 'clipboard') return { key: 'list-views.office.copied', count: await copy(list) };
  const { entity, sort, filter, markedIds, translate } = list;
  const resource = resourceOf(entity);
  const columns = saving.of === 'all fields' ? undefined : list.columns;
  const ask = async (more: { as?: ExportForm; columns?: readonly string[] }) => {
    const query = { ...toListQuery(resource, { sort, filter }), ...more };
    return (await fetchCall(findCall(resource, 'export')!, { query })) as Response;
  };
  if (saving.to === 'csv') {
    if (saving.of !== 'marked') await saveFile(await ask(columns ? { columns } : {}));
    else {
      const text = await exportMarked(resource, markedIds, { sort, filter }, 'csv', columns);
      saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${entity.name}.csv`);
    }
    return undefined;
  }
  const lines =
    saving.of === 'marked'
      ? exportMarked(resource, markedIds, { sort, filter }, 'jsonl')
      : ask({ as: 'jsonl' }).then((answer) => answer.text());
  const workbook = import('./workbook.ts').catch((): never => {
    throw new ApiError(0, 'errors.offline');
  });
  const [text, { buildWorkbook, longestCell }] = await Promise.all([lines, workbook]);
  const { file, cut } = await buildWorkbook(text, entity, currentRole()!, translate, columns);
  saveBlob(file, `${entity.name}.xlsx`);
  return cut > 0 ? { key: 'list-views.office.cut', count: cut, max: longestCell } : undefined;
}
