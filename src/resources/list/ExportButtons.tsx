import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ExportForm } from '#domain/kit/crud.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { callOf, queryOf, resourceOf } from '../../dataProvider/index.ts';
import { ApiError, fetchCall } from '../../lib/api/client.ts';
import { saveBlob, saveFile } from '../../lib/api/saveFile.ts';
import { currentRole } from '../../lib/session/session.ts';

/** All rows of the list as it is filtered and sorted now: as CSV made by the server, or as a workbook made here. */
export function ExportButtons({ entity }: { entity: Entity<any> }) {
  const { filterValues, sort, total } = useListContext();
  const resource = resourceOf(entity);
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);

  const ask = async (more: { as?: ExportForm }) => {
    const query = { ...queryOf(resource, { sort, filter: filterValues }), ...more };
    return (await fetchCall(callOf(resource, 'export')!, { query })) as Response;
  };
  const saveCsv = async () => saveFile(await ask({}));
  const saveWorkbook = async () => {
    const [answer, { workbookOf }] = await Promise.all([ask({ as: 'jsonl' }), import('./workbook.ts')]);
    saveBlob(await workbookOf(await answer.text(), entity, currentRole()!, translate), `${entity.name}.xlsx`);
  };
  async function run(save: () => Promise<void>) {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      notify(error instanceof ApiError ? error.message : 'errors.offline', { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <button className="button quiet" onClick={() => void run(saveCsv)} disabled={busy || !total}>
        {translate('ra.action.export')}
      </button>
      <button className="button quiet" onClick={() => void run(saveWorkbook)} disabled={busy || !total}>
        {translate('common.office.list.excel')}
      </button>
    </>
  );
}
