import { ruleOf } from '#domain/kit/entity.ts';
import { maxWords, type Field } from '#domain/kit/fields.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { fiction, type fictionStatuses } from '#domain/stories/story.entity.ts';
import { tagLimits } from './tagLimits.ts';
import { findBannedWord } from './titleWords.ts';

/** `status` as the author calls carry it (domain.md section 3). */
export const statusCodes = { completed: 1, ongoing: 2 } as const satisfies Record<
  (typeof fictionStatuses)[number],
  number
>;

export const synopsisWords = 250;

const { fields } = fiction;

/** Missing, a field is asked for by its name (domain.md section 5: 'each has a prompt'). */
const requireWithPrompt = <N extends 'title' | 'lead_role' | 'language' | 'channel' | 'genre' | 'rating' | 'cover'>(
  name: N,
) =>
  ruleOf(fields[name]).required(message(`stories.author.missing.${name}`)) as ReturnType<
    typeof ruleOf<(typeof fields)[N]>
  >;

const required = (name: 'plot_tags' | 'identity_tags' | 'character_tags') => {
  const missing = message(`stories.author.missing.${name}`);
  return ruleOf(fields[name])
    .required(missing)
    .test('some', missing, (value: unknown) => !Array.isArray(value) || value.length > 0) as ReturnType<
    typeof ruleOf<(typeof fields)[typeof name]>
  >;
};

interface Draft {
  language?: unknown;
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

/** What is wrong with the words of a title; undefined: nothing. */
export function checkTitle(title: string): Message | undefined {
  const word = findBannedWord(title);
  return word === undefined ? undefined : message('stories.author.errors.title_banned', { word });
}

/** A title that is checked, but for the one that its story has already: a word may have been banned since. */
const checkedTitle = (present?: string) =>
  requireWithPrompt('title').test('banned', (value, context) => {
    const problem = typeof value === 'string' && value !== present ? checkTitle(value) : undefined;
    return problem === undefined || context.createError({ message: problem });
  });

const synopsis = ruleOf(fields.synopsis).test(maxWords(synopsisWords));

/** A blank value is the field's initial one, since an author's form leaves out what it does not know. */
export const orInitial = <V>(field: Field<any, V, true, true>): t.Schema<V> =>
  ruleOf(field)
    .transform((value: unknown) => (value === null || value === '' ? field.initial : value))
    .default(field.initial);

const plotTags = required('plot_tags').test('total', (_, context) => {
  const total = countTags(context.parent as Draft);
  const within = total >= tagLimits.min && total <= tagLimits.max;
  return (
    within || context.createError({ message: message('stories.author.errors.tag_total', { ...tagLimits, total }) })
  );
});

/** The rules of a story's fields as its author saves them, each by itself. */
export const storyFields = {
  title: requireWithPrompt('title'),
  lead_role: requireWithPrompt('lead_role'),
  language: requireWithPrompt('language'),
  channel: requireWithPrompt('channel'),
  genre: requireWithPrompt('genre'),
  rating: requireWithPrompt('rating'),
  cover: requireWithPrompt('cover'),
  synopsis,
  plot_tags: plotTags,
  identity_tags: required('identity_tags'),
  character_tags: required('character_tags'),
  background_tags: orInitial(fields.background_tags),
  first_paywall_chapter: orInitial(fields.first_paywall_chapter),
  status: t.number().oneOf(Object.values(statusCodes)).default(statusCodes.ongoing),
};

/** What an author saves of a story (domain.md sections 3 and 5); `title` is the one that it has. */
export const createStoryForm = (title?: string) => t.object({ ...storyFields, title: checkedTitle(title) });

/** The same of a new one. */
export const storyForm = createStoryForm();
