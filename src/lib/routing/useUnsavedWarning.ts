import { useBlocker, type RouterLocation } from 'ra-core';
import { useEffect } from 'react';
import { useAskAtSignOut } from '../session/useAskAtSignOut.ts';
import { useLatest } from '../useLatest.ts';
import { askToLeave } from './unsaved.ts';
import { useAskAtClosing } from './useAskAtClosing.ts';

/**
 * Asks before what was typed is lost, by going elsewhere in the portal or by closing the tab. `isKept` tells of an
 * address, which may be of the same page, whether the form is still there.
 */
export function useUnsavedWarning(unsaved: boolean, isKept: (next: RouterLocation) => boolean = () => false): void {
  useAskAtSignOut(unsaved);
  useAskAtClosing(unsaved);
  const { state, proceed, reset } = useBlocker(({ nextLocation }) => unsaved && !isKept(nextLocation));
  // The two functions are new at each render, and another way may be taken while the question waits.
  const blocker = useLatest({ proceed, reset });
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    return askToLeave((agreed) => (agreed ? blocker.current.proceed : blocker.current.reset)?.());
  }, [state, blocker]);
}
