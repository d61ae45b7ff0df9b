import { createContext, use } from 'react';

/** Somebody else works on the record around. */
export const Locked = createContext(false);

/** Is the record around held by somebody else? Then it is read here, not changed. */
export const useLocked = (): boolean => use(Locked);
