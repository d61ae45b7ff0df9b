import Polyglot from 'node-polyglot';
import { entities, type EntityKey } from '#domain/entities.ts';
import { areas, mergeCatalogues, selectMessages, type Section } from '#domain/kit/catalogue.ts';
import { fillPlaces } from '#domain/kit/figures.ts';
import { message, type Message, type MessageKey } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { FieldErrors } from './apiError.ts';
import { getCatalogue } from './catalogue.ts';

type Say = (message: Message) => string;

const getName = (entity: string) => `office/${entities[entity as EntityKey].name}`;
const loaded = new Map<InterfaceLanguage, Say>();

/** All that screens say in a language, by keys as `t` takes them, nested. */
export function getPhrases(language: InterfaceLanguage): Section {
  const catalogue = getCatalogue(language);
  return mergeCatalogues(areas.map((area) => selectMessages(catalogue, area, getName)));
}

function load(language: InterfaceLanguage): Say {
  const polyglot = new Polyglot({
    phrases: getPhrases(language),
    locale: language,
    allowMissing: true,
    replace: fillPlaces(language),
  });
  return ({ message, args = {} }) => polyglot.t(message, args);
}

/** Makes words of messages in a language: the API says what the screens say. */
export function createSentences(language: InterfaceLanguage): Say {
  const say = loaded.get(language) ?? load(language);
  loaded.set(language, say);
  return say;
}

/** Where the form of an author calls a field something, in the order in which it is looked for. */
const forms = [
  'stories.author.field',
  'payment-details.author.field',
  'accounts.shared.person.field',
  'accounts.shared.person',
  'accounts',
];

function getLabel(say: Say, field: string, path: string): string | undefined {
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
  const label = namesIt ? undefined : getLabel(say, field, path);
  return label ? say(message('errors.at_field', { field: label, error: say(error) })) : say(error);
}
