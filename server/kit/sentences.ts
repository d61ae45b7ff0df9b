import Polyglot from 'node-polyglot';
import { entities } from '#domain/entities.ts';
import { message, type Message, type MessageKey } from '#domain/kit/messages.ts';
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
  const resources = Object.fromEntries(
    await Promise.all(
      Object.entries(entities).map(async ([key, { name }]) => {
        const { default: labels } = await import(`../../src/i18n/labels/${key}.ts`);
        return [`office/${name}`, labels[language]];
      }),
    ),
  );
  const phrases = Object.assign({ resources }, ...modules.map((module) => module.default));
  const polyglot = new Polyglot({ phrases, locale: language, allowMissing: true });
  return ({ message, args = {} }) => polyglot.t(message, args);
}

/** Makes words of messages in a language. */
export async function sentencesIn(language: InterfaceLanguage): Promise<Say> {
  const say = loaded.get(language) ?? load(language);
  loaded.set(language, say);
  return say;
}

/** Where the form of an author calls a field something, in the order in which it is looked for. */
const forms = ['fiction.field', 'payment.field', 'person.field', 'sign.field', 'person', 'account'];

function labelOf(say: Say, field: string, path: string): string | undefined {
  const resource = /^\/api\/(office\/[\w-]+)/.exec(path)?.[1];
  const places = resource ? [`resources.${resource}.fields`] : forms;
  const keys = places.map((place) => `${place}.${field}` as MessageKey);
  return keys.map((key) => say(message(key))).find((label, at) => label !== keys[at]);
}

/**
 * What a refusal says in one sentence: of errors by field the first, after the field's label where the sentence alone
 * does not tell which one it is of. `path` is the call's.
 */
export function describe(say: Say, path: string, general: Message, errors: FieldErrors = {}): string {
  const [first] = Object.entries(errors);
  if (!first) return say(general);
  const [field, error] = first;
  const namesIt = !error.message.startsWith('validation.') || error.message === `validation.${field}`;
  const label = namesIt ? undefined : labelOf(say, field, path);
  return label ? say(message('error.at_field', { field: label, error: say(error) })) : say(error);
}
