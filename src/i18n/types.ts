import type { Entity, timestampFields } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Role } from '#domain/roles.ts';
import type desk from './locales/en/desk.ts';
import type door from './locales/en/index.ts';
import type inside from './locales/en/inside.ts';
import type staff from './locales/en/staff.ts';

type Translated<T> = T extends string ? string : { [K in keyof T]: Translated<T[K]> };

/** Every sentence of the interface. English is the source; a language that lacks a key does not compile. */
export type Messages = PublicMessages & AppMessages & AuthorMessages & OfficeMessages;
export type PublicMessages = Translated<typeof door>;
export type AppMessages = Translated<typeof inside>;
export type AuthorMessages = Translated<typeof desk>;
export type OfficeMessages = Translated<typeof staff>;

type Paths<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Paths<T[K], `${P}${K}.`>;
}[keyof T & string];
/** The address of a sentence: `fiction.filter.all`. */
export type MessageKey = Paths<Omit<Messages, 'ra'>>;

/** What the domain and the server say is in the English catalogue too. */
type InEnglish = Record<MessageKey, string>;
declare module '#domain/kit/messages.ts' {
  interface Sentences extends InEnglish {}
}

/** Options that name themselves: languages by Intl, roles by `app.role`. */
type Named = InterfaceLanguage | Role | 'ru';
type OptionsOf<F> =
  F extends Field<'choice', infer V, any, any>
    ? [V] extends [Named]
      ? never
      : string extends V
        ? never
        : V & string
    : never;
type ChoiceOf<E extends Entity<any>> = {
  [K in keyof E['fields']]: [OptionsOf<E['fields'][K]>] extends [never] ? never : K;
}[keyof E['fields']];
/** `name` has the plural forms that polyglot knows: 'Holiday |||| Holidays'. */
type LabelsOf<E extends Entity<any>> = {
  name: string;
  fields: Record<Exclude<keyof E['fields'], keyof typeof timestampFields>, string>;
} & ([ChoiceOf<E>] extends [never]
  ? unknown
  : { choices: { [K in ChoiceOf<E>]: Record<OptionsOf<E['fields'][K]>, string> } });

/** Labels of a resource in all ten languages; a language, field or option that is missing does not compile. */
export type Labels<E extends Entity<any>> = Record<InterfaceLanguage, LabelsOf<E>>;
