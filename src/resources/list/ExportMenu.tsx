import { useListContext, useTranslate } from 'ra-core';
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

/** All rows of the list as it is filtered and sorted now: as CSV made by the server, or as a workbook made here. */
export function ExportMenu({ entity }: { entity: Entity<any> }) {
  const { filterValues, sort, total } = useListContext();
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
  const { run, pending } = useCommand((save: () => Promise<void>) => save());
  return (
    <Menu button={translate('ra.action.export')} className="button quiet" disabled={pending || !total}>
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => void run(saveCsv)}>
        {translate('common.office.list.csv')}
      </button>
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => void run(saveWorkbook)}>
        {translate('common.office.list.excel')}
      </button>
    </Menu>
  );
}
