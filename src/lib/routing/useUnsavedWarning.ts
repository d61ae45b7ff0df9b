import { useBlocker, type RouterLocation } from 'ra-core';
import { useEffect } from 'react';
import { useT } from '../../i18n/index.ts';
import { useAskAtSignOut } from '../session/useAskAtSignOut.ts';
import { useAskAtClosing } from './useAskAtClosing.ts';

/**
 * Asks before what was typed is lost, by going elsewhere in the portal or by closing the tab. `isKept` tells of an
 * address, which may be of the same page, whether the form is still there.
 */
export function useUnsavedWarning(unsaved: boolean, isKept: (next: RouterLocation) => boolean = () => false): void {
  const t = useT();
  useAskAtSignOut(unsaved);
  useAskAtClosing(unsaved);
  const { state, proceed, reset } = useBlocker(({ nextLocation }) => unsaved && !isKept(nextLocation));
  useEffect(() => {
    if (state !== 'blocked') return;
    const answer = confirm(t('common.unsaved')) ? proceed : reset;
    answer?.();
    // Asked once a way: the two functions are new at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
}
