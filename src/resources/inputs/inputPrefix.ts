import { createContext } from 'react';

/** Stands before the names of inputs, where the page has others of the same names. */
export const InputPrefix = createContext('');
