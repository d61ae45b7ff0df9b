import { tagNames } from '#domain/stories/tags.ts';

const { genre, plot, identity, character, background } = tagNames;

/** Genres and tags by code. */
export default { ...genre, ...plot, ...identity, ...character, ...background };
