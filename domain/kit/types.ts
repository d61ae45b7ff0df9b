import * as yup from 'yup';
import { isBlank } from '#domain/kit/fold.ts';
import { message } from './messages.ts';
import './ruleMessages.ts';

// yup turns 5 into '5' and 'yes' into true. An API that does so hides its callers' mistakes, so the
// types that bodies are made of are yup's own without the conversions; `query.*` keeps them, since
// a query string has nothing but text.

const exact = <S extends yup.Schema>(schema: S): S => {
  schema.transforms = [];
  return schema;
};

/** What the database keeps as it is: no NUL and no half of a surrogate pair. */
const storable = (value: string | null | undefined) => value == null || (!value.includes('\0') && value.isWellFormed());

/** Text as sent, for secrets: not trimmed. */
export const rawString = () => exact(yup.string()).test('storable', message('validation.invalid'), storable);
/** Text without the white space around it, in Unicode NFC; what nobody can see is empty. */
export const string = () =>
  rawString().transform((value) =>
    typeof value !== 'string' ? value : isBlank(value) ? '' : value.trim().normalize(),
  );
export const number = () => exact(yup.number());
export const integer = () => number().integer().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
export const boolean = () => exact(yup.boolean());
export const array = <T>(of: yup.ISchema<T, yup.AnyObject>) => exact(yup.array()).of(of);
/**
 * yup looks a key up in a plain object, where it finds `constructor` and breaks, and assigns it to one,
 * where `__proto__` vanishes. Here it is shown the declared keys only; the others stay as they came.
 */
class DeclaredObject extends yup.ObjectSchema<yup.AnyObject> {
  protected override _cast(...[value, options]: Parameters<yup.ObjectSchema<yup.AnyObject>['_cast']>): unknown {
    if (typeof value !== 'object' || value === null) return super._cast(value, options);
    const declared = Object.entries(value).filter(([key]) => Object.hasOwn(this.fields, key));
    const cast = super._cast(Object.fromEntries(declared), options);
    if (options?.stripUnknown ?? this.spec.noUnknown) return cast;
    for (const [key, other] of Object.entries(value))
      if (!Object.hasOwn(this.fields, key)) Object.defineProperty(cast, key, { value: other, enumerable: true });
    return cast;
  }
}

/** An object that refuses keys it does not declare. */
export const object = <F extends yup.ObjectShape>(fields: F) =>
  exact(new DeclaredObject(fields) as unknown as ReturnType<typeof yup.object<yup.AnyObject, F>>)
    .noUnknown()
    .strict(false);

/** A record's id: a positive integer. */
export const id = () =>
  integer()
    .min(1)
    .max(2 ** 31 - 1);

/** Digits as a number. yup would read `?page=1&page=2` as 1 and `1 2` as 12. */
const digits = () =>
  number().transform((value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value));

export const query = {
  integer: () => digits().integer(),
  number: digits,
  boolean: () => yup.boolean(),
  id: () =>
    digits()
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
