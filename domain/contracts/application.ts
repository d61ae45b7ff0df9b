import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { countSentences } from '../kit/wordCount.ts';
import { withInitial } from '../stories/story.ts';

/** Sentences of the two texts that a story is advertised with (domain.md section 5). */
export const sentenceLimits = { push_lines: { min: 1, max: 2 }, short_copy: { min: 1, max: 3 } } as const;
/** Stories that one bulk application takes. */
export const maxBulkStories = 20;
/** Characters that a text of a draft may have: a draft is kept before it is right. */
const draftCharacters = 40_000;

const { fields } = contractApplication;

const getSentences = (name: keyof typeof sentenceLimits) => {
  const { min, max } = sentenceLimits[name];
  return ruleOf(fields[name]).test(
    'sentences',
    message('contracts.shared.errors.sentences', { min, max }),
    (value) =>
      typeof value !== 'string' || value === '' || (countSentences(value) >= min && countSentences(value) <= max),
  );
};

/**
 * What an author says in an application (domain.md sections 3 and 5). Without `editor_id` an editor of the story's
 * language is drawn; `original` is the author's word that it is neither fan fiction, short prose nor poetry.
 */
export const applicationFields = {
  type: ruleOf(fields.type),
  editor_id: ruleOf(fields.editor_id),
  first_paywall_chapter: withInitial(fields.first_paywall_chapter),
  expected_words: ruleOf(fields.expected_words),
  push_lines: getSentences('push_lines'),
  short_copy: getSentences('short_copy'),
  outline: ruleOf(fields.outline),
  other_platforms: ruleOf(fields.other_platforms),
  screenshot: ruleOf(fields.screenshot),
  chapters_file: ruleOf(fields.chapters_file),
  referee_name: ruleOf(fields.referee_name),
  /** When the payment details were saved that the author confirms: the application keeps them. */
  payment_seen: ruleOf(time({ required: true })).required(message('contracts.shared.errors.payment')),
  original: t.boolean().oneOf([true], message('contracts.shared.errors.original')).required(),
};

const draftText = () => t.rawString().max(draftCharacters).nullable();

/** The same while it is being filled in: any part, right or not. */
export const draftFields = {
  type: fields.type.rule.nullable(),
  editor_id: fields.editor_id.rule.nullable(),
  first_paywall_chapter: t.number().nullable(),
  expected_words: t.number().nullable(),
  push_lines: draftText(),
  short_copy: draftText(),
  outline: draftText(),
  other_platforms: draftText(),
  screenshot: draftText(),
  chapters_file: draftText(),
  referee_name: draftText(),
  payment_seen: draftText(),
  original: t.boolean().nullable(),
};
