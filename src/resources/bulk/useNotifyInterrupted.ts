import { useNotify } from 'ra-core';

/** Says how far something was done that is left before its end. */
export function useNotifyInterrupted() {
  const notify = useNotify();
  return ({ done, all }: { done: number; all: number }) =>
    notify('common.office.bulk.progress', { type: 'warning', messageArgs: { count: done, all } });
}
