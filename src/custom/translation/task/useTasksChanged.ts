import { useNotify } from 'ra-core';
import { useCounted } from '../../../i18n/useCounted.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import type { BatchProps } from '../../../resources/batch/BatchButton.tsx';
import { translatorKeys } from '../queryKeys.ts';

/** What follows a command on tasks: it says of how many something was done, and closes what asked for it. */
export function useTasksChanged(done: 'reassigned' | 'moved' | 'cancelled', onClose: BatchProps['onClose']) {
  const notify = useNotify();
  const counted = useCounted();
  return {
    invalidates: [translatorKeys.all],
    onSuccess: ({ ids }: { ids: readonly number[] }) => {
      notify(counted(`translation.office.manage.${done}`, ids.length), { type: 'success' });
      refreshBadges();
      onClose(true);
    },
  };
}
