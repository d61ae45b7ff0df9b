import type { ReactNode } from 'react';
import { findFieldLock, type LockedField } from '#domain/stories/lockedFields.ts';
import type { useT } from '../../../i18n/index.ts';
import type { Story } from '../../../lib/routing/story.ts';
import css from './StoryForm.module.css';

/** A field that an application or the contract holds is shown as it is, with the reason. */
export function lockNoteOf(t: ReturnType<typeof useT>, story: Story | undefined, field: LockedField): ReactNode {
  const lock = story && findFieldLock(field, story.contract_status);
  return (
    lock && (
      <>
        <Padlock /> {t(`stories.author.held.${lock}`)}
      </>
    )
  );
}

const Padlock = () => (
  <svg className={css.padlock} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M5 7V5a3 3 0 0 1 6 0v2M3.500 7h9v6.500h-9Z" />
  </svg>
);
