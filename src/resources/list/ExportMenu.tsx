import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage } from '../../i18n/index.ts';
import { ApiError } from '../../lib/api/client.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { Saving } from './saveList.ts';

/** Code that cannot be fetched is missed like an answer. */
const throwOffline = (): never => {
  throw new ApiError(0, 'errors.offline');
};

/**
 * All rows of the list as it is filtered and sorted now, or those that are marked, as CSV made by the server, or as a
 * workbook made here, of the columns that are shown or of all fields; those that are marked, else those that are shown, of a
 * grouped list its groups, as a table on the clipboard.
 */
export function ExportMenu({ entity, columns }: { entity: Entity<any>; columns: readonly string[] }) {
  const { filterValues, sort, total, data = [], selectedIds } = useListContext<{ id: number }>();
  const { getMany } = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();

  const language = useLanguage();
  const list = {
    entity,
    columns,
    sort,
    filter: filterValues,
    rows: data,
    markedIds: selectedIds,
    getMany,
    translate,
    language,
  };
  const { run, pending } = useCommand(async (saving: Saving) => {
    const { saveList } = await import('./saveList.ts').catch(throwOffline);
    const done = await saveList(list, saving);
    if (!done) return;
    const { key, count, max = 0 } = done;
    const messageArgs = { smart_count: count, count: formatNumber(count, language), max: formatNumber(max, language) };
    notify(key, { type: key === 'list-views.office.cut' ? 'warning' : 'success', messageArgs });
  });
  const item = (label: string, saving: Saving) => (
    <button type="button" role="menuitem" tabIndex={-1} onClick={() => void run(saving)}>
      {label}
    </button>
  );
  const [csv, workbook] = [translate('common.office.list.csv'), translate('common.office.list.excel')];
  const ofMarked = (form: string) => translate('list-views.office.of_marked', { form });
  const withAllFields = (form: string) => translate('list-views.office.all_fields', { form });
  const isMarked = selectedIds.length > 0;
  return (
    <Menu button={translate('ra.action.export')} className="button quiet" disabled={pending || !total}>
      {item(csv, { to: 'csv' })}
      {item(workbook, { to: 'workbook' })}
      {isMarked && item(ofMarked(csv), { to: 'csv', of: 'marked' })}
      {isMarked && item(ofMarked(workbook), { to: 'workbook', of: 'marked' })}
      {item(withAllFields(csv), { to: 'csv', of: 'all fields' })}
      {item(withAllFields(workbook), { to: 'workbook', of: 'all fields' })}
      {item(translate(isMarked ? 'list-views.office.copy_marked' : 'list-views.office.copy_shown'), {
        to: 'clipboard',
      })}
    </Menu>
  );
}
