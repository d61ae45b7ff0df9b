import { useEffect } from 'react';
import { noteUnsaved } from '../routing/unsaved.ts';

/** Asks before what was typed is lost by signing out, which no router knows of. */
export function useAskAtSignOut(unsaved: boolean): void {
  useEffect(() => (unsaved ? noteUnsaved() : undefined), [unsaved]);
}
