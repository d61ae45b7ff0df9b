import { useEffect } from 'react';
import { useT } from '../../i18n/index.ts';
import { askAtSignOut } from '../routing/unsaved.ts';

/** Asks before what was typed is lost by signing out, which no router knows of. */
export function useAskAtSignOut(unsaved: boolean): void {
  const t = useT();
  useEffect(() => (unsaved ? askAtSignOut(() => confirm(t('common.unsaved'))) : undefined), [unsaved, t]);
}
