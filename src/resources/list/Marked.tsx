import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { maxDecisions } from '#domain/shared/bulkDecision.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import css from './table.module.css';

/** How many rows are marked, and what can be done with them: at the list's foot, or at the window's where that is nearer. */
export function Marked({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { data = [], total, selectedIds, onSelectAll, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  if (count === 0) return null;
  const isWholePage = data.every(({ id }) => selectedIds.includes(id));
  return (
    <div className={css.marked}>
      <CloseButton label={translate('ra.action.unselect')} onClick={() => onUnselectItems()} />
      <span role="status">{translate('ra.action.bulk_actions', { smart_count: count })}</span>
      {isWholePage && count !== total && count < maxDecisions && (
        <button type="button" className="button quiet" onClick={() => onSelectAll({ limit: maxDecisions })}>
          {translate('ra.action.select_all_button')}
        </button>
      )}
      <div className={css.actions}>{children}</div>
    </div>
  );
}
