import { createContext } from 'react';

interface FieldPlace {
  /** Stands before the names of fields, where the page has others of the same names. */
  prefix: string;
  /** What is around says what the field is called; by itself it is only heard. */
  bare: boolean;
}

/** Where fields stand that are not a form of their own. */
export const FieldPlace = createContext<FieldPlace>({ prefix: '', bare: false });
