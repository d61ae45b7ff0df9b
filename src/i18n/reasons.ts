import all from 'virtual:catalogue/reasons';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { English } from './english.ts';

type KindsOf<F extends keyof English> = English[F] extends { reasons: infer R } ? `${F}.${keyof R & string}` : never;
/** What is reviewed: `chapters.note`. */
export type ReasonKind = { [F in keyof English]: KindsOf<F> }[keyof English];

/** A sentence in all languages: a reviewer picks it in the own one, and its author reads it in theirs. */
type Reason = Record<InterfaceLanguage, string>;

/** What reviewers have to say most often, by what they review. */
export const reasons = all as Record<ReasonKind, readonly Reason[]>;
