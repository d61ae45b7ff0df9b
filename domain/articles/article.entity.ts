import { entity } from '#domain/kit/entity.ts';
import { choice, flag, longText, number, ref, time } from '#domain/kit/fields.ts';
import { articlePlaces, articleStates } from './article.ts';
import { articleFields } from './articleFields.ts';
import { requireKnownNumbers, titleNamesNoNumbers } from './knownNumbers.ts';
import { fixedSlugs, hasPage } from './placeOfSlug.ts';
import { textRules } from './textProblems.ts';

const { title, slug, language, summary } = articleFields;
const writers = ['content_manager', 'translator'] as const;

/**
 * A page of the guidebook, the academy, the FAQ or the clauses in one language (decisions.md, 'Back office'). Its body is
 * Markdown with blocks and numbers of the platform, see docs/features/articles.md. One a place, slug and language; what
 * nobody shall read any more is withdrawn, not deleted.
 */
export const article = entity('articles', {
  title: 'title',
  access: { read: writers, create: writers, update: writers },
  sort: { field: 'place', order: 'asc' },
  fields: {
    title,
    place: choice(articlePlaces, { required: true, filter: true, fixed: true }),
    slug,
    language,
    state: choice(articleStates, { required: true, filter: true, initial: 'draft', write: ['content_manager'] }),
    summary,
    body: longText({ required: true, fullText: true, max: 60_000 }),
    /** Readers of what is published get its text from before, until a content manager lets them have what is saved. */
    pending: flag({ required: true, initial: false, filter: true, write: ['content_manager'] }),
    /** When a draft, or a text that is pending, goes public by itself. */
    publish_at: time({ filter: true, write: ['content_manager'] }),
    /** Counts its versions, of which this is the last. */
    revision: number({ required: true, initial: 1, min: 1, write: [] }),
    /** The version of the English that a translation was brought up to date with; null: nobody has said. */
    source_revision: number({ min: 1 }),
    /** Who wrote its text as it stands, and who let it out without having written it; empty: it came with the platform. */
    written_by_id: ref('users', { filter: true, write: [] }),
    reviewed_by_id: ref('users', { filter: true, write: [] }),
    /** How many readers of an answer of the FAQ said that it helped, and that it did not. */
    helpful: number({ summed: true, required: true, initial: 0, min: 0, write: [] }),
    unhelpful: number({ summed: true, required: true, initial: 0, min: 0, write: [] }),
  },
  rules: [
    {
      at: 'slug',
      message: 'articles.office.errors.slug_place',
      args: () => ({ clauses: fixedSlugs.clause.join(', '), pages: fixedSlugs.page.join(', ') }),
      holds: ({ place, slug }) => hasPage(place, slug),
    },
    titleNamesNoNumbers,
    requireKnownNumbers('summary'),
    ...textRules,
    {
      at: 'publish_at',
      message: 'articles.office.errors.publish_at',
      holds: ({ publish_at, state, pending, place }) =>
        !publish_at || ((state === 'draft' || pending) && place !== 'clause'),
    },
  ],
});
