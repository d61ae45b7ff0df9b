import { useNotify } from 'ra-core';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { translatorKeys } from '../queryKeys.ts';

/** What follows a command on tasks: it says of how many something was done, and closes what asked for it. */
export function useTasksChanged(done: 'reassigned' | 'moved' | 'cancelled', onClose: BulkActionProps['onClose']) {
  const notify = useNotify();
  const formatCount = useFormatCount();
  return {
    invalidates: [translatorKeys.all],
    onSuccess: ({ ids }: { ids: readonly number[] }) => {
      notify(formatCount(`translation.office.manage.${done}`, ids.length), { type: 'success' });
      refreshBadges();
      onClose(true);
    },
  };
}
