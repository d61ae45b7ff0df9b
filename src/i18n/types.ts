import type { English } from './english.ts';

type Paths<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Paths<T[K], `${P}${K}.`>;
}[keyof T & string];
type Screens = { [F in keyof English]: Omit<English[F], 'reasons' | 'emails' | 'pdf' | 'labels'> };
/** The address of a sentence on a screen: `stories.author.filter.all`. */
export type MessageKey = Paths<Screens>;

/** `{ register_code: { subject: string; text: string } }` */
type EmailsOf<F> = F extends { emails: infer E } ? E : never;
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type InEmails = Intersection<{ [F in keyof English]: EmailsOf<English[F]> }[keyof English]>;

type InPdf = {
  [F in keyof English as English[F] extends { pdf: object } ? F : never]: English[F] extends { pdf: infer P }
    ? P
    : never;
};

/** What the domain and the server say is in the English files too. */
type OnScreens = Record<MessageKey, string>;
declare module '#domain/kit/messages.ts' {
  interface Sentences extends OnScreens {}
  interface EmailSentences extends InEmails {}
  interface PdfSentences extends InPdf {}
}
