import Polyglot from 'node-polyglot';
import type { Message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { FieldErrors } from './apiError.ts';

type Say = (message: Message) => string;

/** What the screens say: the API says the same. */
const parts = ['index', 'inside', 'desk', 'staff'];
const loaded = new Map<InterfaceLanguage, Promise<Say>>();

async function load(language: InterfaceLanguage): Promise<Say> {
  const modules = await Promise.all(
    parts.map((part) => import(`../../src/i18n/locales/${language}/${part}.ts`) as Promise<{ default: object }>),
  );
  const phrases = Object.assign({}, ...modules.map((module) => module.default));
  const polyglot = new Polyglot({ phrases, locale: language, allowMissing: true });
  return ({ message, args = {} }) => polyglot.t(message, args);
}

/** Makes words of messages in a language. */
export async function sentencesIn(language: InterfaceLanguage): Promise<Say> {
  const say = loaded.get(language) ?? load(language);
  loaded.set(language, say);
  return say;
}

/**
 * What a refusal says in one sentence: of errors by field the first, with the name of its field where the sentence alone
 * does not tell which one it is of.
 */
export function describe(say: Say, message: Message, errors: FieldErrors = {}): string {
  const [first] = Object.entries(errors);
  if (!first) return say(message);
  const [field, error] = first;
  return error.message.startsWith('validation.') ? `${field}: ${say(error)}` : say(error);
}
