import Polyglot from 'node-polyglot';
import { emails, type EmailArgs, type EmailKind } from '#domain/emails.ts';
import type { Section } from '#domain/kit/catalogue.ts';
import { fillPlaces } from '#domain/kit/figures.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { brand } from '#domain/shared/brand.ts';
import { getCatalogue } from '#server/kit/catalogue.ts';
import type { Email } from '#server/kit/email.ts';

/** An email without its recipient. `text` is plain, a paragraph an element. */
export interface Words {
  subject: string;
  text: readonly string[];
}

const polyglots = new Map<InterfaceLanguage, Polyglot>();

function getPolyglot(language: InterfaceLanguage): Polyglot {
  const cachedPolyglot = polyglots.get(language);
  if (cachedPolyglot) return cachedPolyglot;
  // A phrase that is no key is filled in as it is.
  const polyglot = new Polyglot({ locale: language, allowMissing: true, replace: fillPlaces(language) });
  polyglots.set(language, polyglot);
  return polyglot;
}

type Sentences = Record<string, string>;
const loaded = new Map<InterfaceLanguage, Record<string, Sentences>>();

/** The sentences of a language's emails by their kind. */
function loadSentences(language: InterfaceLanguage): Record<string, Sentences> {
  const cachedSentences = loaded.get(language);
  if (cachedSentences) return cachedSentences;
  const files = Object.values(getCatalogue(language)).map(({ emails }) => (emails ?? {}) as Section);
  const sentences = Object.assign({}, ...files) as Record<string, Sentences>;
  loaded.set(language, sentences);
  return sentences;
}

/** An email in a language. A blank line in a sentence begins a paragraph; text arguments stand as they are. */
export function writeEmail<K extends EmailKind>(language: InterfaceLanguage, kind: K, args: EmailArgs[K]): Words {
  const sentences = loadSentences(language)[kind]!;
  const polyglot = getPolyglot(language);
  const say = (sentence: string) => polyglot.t(sentence, args);
  const { subject = 'subject', text = ['text'] } = (emails[kind]?.parts?.(args) ?? {}) as {
    subject?: string;
    text?: readonly (string | false)[];
  };
  const paragraphs = text.flatMap((key) => (key === false ? [] : sentences[key]!.split('\n\n')));
  return { subject: say(sentences[subject]!), text: paragraphs.map(say) };
}

/** An email to an address in a reader's language. */
export const writeEmailTo = <K extends EmailKind>(
  to: string,
  language: InterfaceLanguage,
  kind: K,
  args: EmailArgs[K],
): Email => addressEmail(to, writeEmail(language, kind, args));

/** Words as the email that takes them to an address. */
export const addressEmail = (to: string, { subject, text }: Words): Email => ({
  to,
  subject,
  text: `${[...text, brand].join('\n\n')}\n`,
});
