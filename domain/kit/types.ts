import './messages.ts';
import * as yup from 'yup';

// yup turns 5 into '5' and 'yes' into true. An API that does so hides its callers' mistakes, so the
// types that bodies are made of are yup's own without the conversions; `query.*` keeps them, since
// a query string has nothing but text.

const exact = <S extends yup.Schema>(schema: S): S => {
  schema.transforms = [];
  return schema;
};

const noNul = (value: string | null | undefined) => !value?.includes('\0');

/** Text as sent, for secrets: not trimmed. */
export const rawString = () => exact(yup.string()).test('nul', { message: 'validation.invalid' }, noNul);
/** Text without the white space around it, in Unicode NFC. */
export const string = () =>
  rawString().transform((value) => (typeof value === 'string' ? value.trim().normalize() : value));
export const number = () => exact(yup.number());
export const integer = () => number().integer().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
export const boolean = () => exact(yup.boolean());
export const array = <S extends yup.ISchema<any>>(of: S) => exact(yup.array()).of(of);
/** An object that refuses keys it does not declare. */
export const object = <F extends yup.ObjectShape>(fields: F) => exact(yup.object(fields)).noUnknown().strict(false);

/** A record's id: a positive integer. */
export const id = () =>
  integer()
    .min(1)
    .max(2 ** 31 - 1);

export const query = {
  integer: () => yup.number().integer(),
  number: () => yup.number(),
  boolean: () => yup.boolean(),
  id: () =>
    yup
      .number()
      .integer()
      .min(1)
      .max(2 ** 31 - 1),
  /** One value or several: `?status=draft&status=rejected`. */
  list: <S extends yup.Schema>(of: S) =>
    yup
      .array(of)
      .max(100)
      .transform((_, original) => (original === undefined ? undefined : [original].flat())),
};

export const mixed = <T extends {}>() => yup.mixed<T>();

export type { InferType, ObjectSchema, Schema } from 'yup';
export { ValidationError } from 'yup';
