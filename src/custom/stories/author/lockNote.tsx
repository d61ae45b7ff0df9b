import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { findFieldLock, type LockedField } from '#domain/stories/lockedFields.ts';
import type { useT } from '../../../i18n/index.ts';
import type { Story } from '../../../lib/routing/story.ts';

/** A field that an application or the contract holds is shown as it is, with the reason. */
export function renderLockNote(t: ReturnType<typeof useT>, story: Story | undefined, field: LockedField): ReactNode {
  const lock = story && findFieldLock(field, story.contract_status);
  return (
    lock && (
      <>
        <Lock /> {t(`stories.author.held.${lock}`)}
      </>
    )
  );
}
