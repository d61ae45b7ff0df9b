import { useListContext, useRecordContext, useRefresh } from 'ra-core';

/** What an action is done with. */
export interface Target {
  ids: readonly number[];
  /** `changed`: what is shown behind the action's dialog is no more. `left`: what it was not done with. */
  onClose: (changed: boolean, left?: readonly number[]) => void;
}

/** The rows that are marked in a list. Those that are left stay marked. */
export function useMarkedRows(): Target {
  const { selectedIds, onSelect, refetch } = useListContext<{ id: number }>();
  const onClose: Target['onClose'] = (changed, left = []) => {
    if (!changed) return;
    onSelect([...left]);
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
