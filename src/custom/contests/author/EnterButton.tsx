import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import type { Contest } from '../useContest.ts';
import { EntryDialog } from './EntryDialog.tsx';
import css from '../public/Event.module.css';

/** An author's way into a contest that is open. */
export function EnterButton({ contest, refresh }: { contest: Contest; refresh: (() => void) | undefined }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`button ${css.enter}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('contests.event.enter')}
      </button>
      {open && <EntryDialog contest={contest} refresh={refresh} onClose={() => setOpen(false)} />}
    </>
  );
}
