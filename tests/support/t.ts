import { message, type MessageKey } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { createSentences } from '#server/kit/sentences.ts';

/** Also react-admin's own sentences, and the labels of entities: `resources.office/tags.fields.name`. */
type Key = MessageKey | `ra.${string}` | `resources.${string}`;

type Args = Record<string, string | number>;

/**
 * What the screens say of a key, so that a better sentence breaks no test: `t('stories.author.new')`. A `smart_count` is
 * also there as a `count`.
 */
export function t(key: Key, args: Args = {}, language: InterfaceLanguage = 'en'): string {
  const counted = 'smart_count' in args ? { count: args.smart_count, ...args } : args;
  const sentence = createSentences(language)(message(key as MessageKey, counted));
  if (sentence === key) throw new Error(`No sentence has the key ${key}`);
  return sentence;
}

/** Finds what holds the sentence of a key, whatever the arguments are that are not given. */
export function like(key: Key, args?: Args, language?: InterfaceLanguage): RegExp {
  const forms = t(key, args, language).split(' |||| ');
  // Spaces that do not break are read as others are.
  const splitWords = (text: string) => text.split(/\s/).map((word) => RegExp.escape(word));
  const patterns = forms.map((form) => form.split(/%\{\w+\}/).map((text) => splitWords(text).join('\\s')));
  return new RegExp(patterns.map((pieces) => pieces.join('.*')).join('|'));
}

type Reasons = Record<string, Record<string, string>>;

/** A ready-made reason, as reviewers pick it: `tReason('contracts', 'application', 'ending')`. */
export function tReason(feature: string, kind: string, name: string, language: InterfaceLanguage = 'en'): string {
  const text = (readCatalogue(language)[feature]?.reasons as Reasons | undefined)?.[kind]?.[name];
  if (!text) throw new Error(`No reason ${feature}.${kind}.${name}`);
  return text;
}

/** Finds what holds such a reason. */
export const likeReason = (...reason: Parameters<typeof tReason>): RegExp =>
  new RegExp(RegExp.escape(tReason(...reason)));
