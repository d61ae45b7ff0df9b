import { useListContext, useNotify, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { maxBulkEdit } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { maxDecisions } from '#domain/shared/bulkDecision.ts';
import { getListIds, resourceOf } from '../../dataProvider/index.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { listBulkEditFields } from '../bulk/bulkEditFields.ts';
import css from './table.module.css';

interface Props {
  entity: Entity<any>;
  children: ReactNode;
}

/** How many rows are marked, and what can be done with them: at the list's foot, or at the window's where that is nearer. */
export function Marked({ entity, children }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data = [], total, selectedIds, filterValues, sort, onSelect, onUnselectItems } = useListContext();
  // What is edited goes in batches; what is decided, in one call.
  const most = listBulkEditFields(entity).length > 0 ? maxBulkEdit : maxDecisions;
  const all = useCommand(() => getListIds(resourceOf(entity), { sort, filter: filterValues }), {
    onSuccess({ ids, total: count }) {
      onSelect(ids.slice(0, most));
      if (count > most) notify('ra.message.select_all_limit_reached', { type: 'warning', messageArgs: { max: most } });
    },
  });
  const count = selectedIds.length;
  if (count === 0) return null;
  const marked = translate('ra.action.bulk_actions', { smart_count: count });
  const isWholePage = data.every(({ id }) => selectedIds.includes(id));
  return (
    <div className={css.marked}>
      <CloseButton label={translate('ra.action.unselect')} onClick={() => onUnselectItems()} />
      <span role="status">{marked}</span>
      {isWholePage && count !== total && count < most && (
        <button type="button" className="button quiet" disabled={all.pending} onClick={() => void all.run()}>
          {translate('ra.action.select_all_button')}
        </button>
      )}
      <div className={css.actions} data-actions={marked}>
        {children}
      </div>
    </div>
  );
}
