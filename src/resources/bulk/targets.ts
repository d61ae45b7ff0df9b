import { useListContext, useRecordContext, useRefresh } from 'ra-core';

/** What an action is done with. */
export interface Target {
  ids: readonly number[];
  /** `changed`: what is shown behind the action's dialog is no more. */
  onClose: (changed: boolean) => void;
}

/** The rows that are marked in a list. */
export function useMarkedRows(): Target {
  const { selectedIds, onUnselectItems, refetch } = useListContext<{ id: number }>();
  const onClose = (changed: boolean) => {
    if (!changed) return;
    onUnselectItems();
    void refetch();
  };
  return { ids: selectedIds, onClose };
}

/** The record that is shown; none before it is there. */
export function useShownRecord(): Target | undefined {
  const record = useRecordContext<{ id: number }>();
  const refresh = useRefresh();
  return record && { ids: [record.id], onClose: (changed) => changed && refresh() };
}
