import { fiction, type fictionStatuses } from '#domain/entities/fiction.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { maxWords } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { fold } from './fold.ts';

/** `status` as the author calls carry it (domain.md section 3). */
export const statusCodes = { completed: 1, ongoing: 2 } as const satisfies Record<
  (typeof fictionStatuses)[number],
  number
>;

export const synopsisWords = 250;
export const tagLimits = { min: 4, max: 10 } as const;
/** More plot tags than this are allowed but not advised (domain.md section 5). */
export const advisedPlotTags = 5;

export const bannedTitleWords = ['erotic', 'forbidden love', 'mature', 'seduce', 'sex', 'virgin', '18+'];

/** The first banned word that stands in a title as a whole word, after folding: 'Essex' passes. */
export function bannedWordIn(title: string): string | undefined {
  const folded = fold(title);
  return bannedTitleWords.find((word) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word.replace('+', '\\+')}(?![\\p{L}\\p{N}])`, 'u').test(folded),
  );
}

const { fields } = fiction;
const required = (name: 'plot_tags' | 'identity_tags' | 'character_tags') =>
  ruleOf(fields[name]).test(
    'some',
    { message: 'fiction.errors.tag_group' },
    (value) => !Array.isArray(value) || value.length > 0,
  );

interface Draft {
  language?: string;
  plot_tags?: unknown[];
  identity_tags?: unknown[];
  character_tags?: unknown[];
  background_tags?: unknown[];
}

/** How many tags a draft has over its four groups. */
export const countTags = (draft: Draft): number =>
  [draft.plot_tags, draft.identity_tags, draft.character_tags, draft.background_tags].reduce(
    (sum, tags) => sum + (tags?.length ?? 0),
    0,
  );

const title = ruleOf(fields.title).test('banned', (value, context) => {
  const word = typeof value === 'string' ? bannedWordIn(value) : undefined;
  return word === undefined || context.createError({ message: message('fiction.errors.title_banned', { word }) });
});

const synopsis = ruleOf(fields.synopsis).test({
  ...maxWords(synopsisWords),
  test: (value, { parent }) => maxWords(synopsisWords, (parent as Draft).language).test(value),
});

const plotTags = required('plot_tags').test('total', (_, context) => {
  const total = countTags(context.parent as Draft);
  const within = total >= tagLimits.min && total <= tagLimits.max;
  return within || context.createError({ message: message('fiction.errors.tag_total', { ...tagLimits, total }) });
});

/** What an author saves of a story (domain.md sections 3 and 5; decisions.md, 'Stories and chapters'). */
export const fictionForm = t.object({
  title,
  lead_role: ruleOf(fields.lead_role),
  language: ruleOf(fields.language),
  channel: ruleOf(fields.channel),
  genre: ruleOf(fields.genre),
  rating: ruleOf(fields.rating),
  cover: ruleOf(fields.cover),
  synopsis,
  plot_tags: plotTags,
  identity_tags: required('identity_tags'),
  character_tags: required('character_tags'),
  background_tags: ruleOf(fields.background_tags),
  first_paywall_chapter: ruleOf(fields.first_paywall_chapter),
  status: t.number().oneOf(Object.values(statusCodes)).default(statusCodes.ongoing),
});
