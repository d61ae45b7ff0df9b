import type { TagCode } from '#domain/stories/tags.ts';

interface GenreTags {
  readonly plot: readonly TagCode<'plot'>[];
  readonly identity: readonly TagCode<'identity'>[];
  readonly character: readonly TagCode<'character'>[];
  readonly background: readonly TagCode<'background'>[];
}

/** The tags that stories of a genre have most, the likeliest first. */
const genreTags: Readonly<Record<TagCode<'genre'>, GenreTags>> = {
  werewolf: {
    plot: ['fated-mates', 'rejected-mate', 'second-chance', 'power-struggle'],
    identity: ['alpha', 'luna'],
    character: ['strong-heroine', 'possessive', 'underdog'],
    background: ['small-town', 'modern-city'],
  },
  mafia: {
    plot: ['arranged-marriage', 'revenge', 'forced-proximity', 'contract-marriage'],
    identity: ['mafia-boss', 'heiress'],
    character: ['possessive', 'ruthless', 'protective'],
    background: ['modern-city'],
  },
  billionaire: {
    plot: ['contract-marriage', 'secret-baby', 'office-romance', 'flash-marriage'],
    identity: ['ceo', 'heiress', 'single-mother'],
    character: ['cold', 'strong-heroine', 'stubborn'],
    background: ['modern-city'],
  },
  'dark-romance': {
    plot: ['forced-proximity', 'enemies-to-lovers', 'revenge', 'betrayal'],
    identity: ['mafia-boss', 'villainess'],
    character: ['possessive', 'anti-hero', 'ruthless'],
    background: ['modern-city'],
  },
  'contemporary-romance': {
    plot: ['friends-to-lovers', 'second-chance', 'fake-dating', 'slow-burn'],
    identity: ['commoner', 'doctor', 'artist'],
    character: ['kind', 'cheerful', 'shy'],
    background: ['modern-city', 'small-town'],
  },
  'historical-romance': {
    plot: ['arranged-marriage', 'enemies-to-lovers', 'slow-burn', 'secret-identity'],
    identity: ['royalty', 'soldier', 'heiress'],
    character: ['stubborn', 'loyal', 'strong-heroine'],
    background: ['royal-court', 'imperial-dynasty'],
  },
  'romantic-fantasy': {
    plot: ['rebirth', 'transmigration', 'contract-marriage', 'enemies-to-lovers'],
    identity: ['villainess', 'royalty'],
    character: ['strong-heroine', 'clever', 'cold'],
    background: ['royal-court', 'another-world'],
  },
  vampire: {
    plot: ['forced-proximity', 'fated-mates', 'love-triangle', 'secret-identity'],
    identity: ['hunter', 'royalty'],
    character: ['mysterious', 'possessive', 'protective'],
    background: ['modern-city', 'small-town'],
  },
  'young-adult': {
    plot: ['friends-to-lovers', 'found-family', 'academy', 'love-triangle'],
    identity: ['student', 'athlete'],
    character: ['shy', 'cheerful', 'underdog'],
    background: ['campus', 'small-town'],
  },
  'new-adult': {
    plot: ['slow-burn', 'fake-dating', 'enemies-to-lovers', 'forced-proximity'],
    identity: ['student', 'athlete', 'artist'],
    character: ['playful', 'stubborn', 'shy'],
    background: ['campus', 'modern-city'],
  },
  lgbtq: {
    plot: ['friends-to-lovers', 'slow-burn', 'found-family', 'enemies-to-lovers'],
    identity: ['artist', 'student', 'commoner'],
    character: ['kind', 'shy', 'playful'],
    background: ['modern-city', 'campus'],
  },
  paranormal: {
    plot: ['secret-identity', 'fated-mates', 'quest', 'family-drama'],
    identity: ['hunter', 'detective'],
    character: ['mysterious', 'protective', 'strong-heroine'],
    background: ['small-town', 'modern-city'],
  },
  fantasy: {
    plot: ['quest', 'power-struggle', 'found-family', 'academy'],
    identity: ['hunter', 'royalty', 'commoner'],
    character: ['underdog', 'loyal', 'clever'],
    background: ['another-world', 'royal-court'],
  },
  'urban-fantasy': {
    plot: ['secret-identity', 'quest', 'power-struggle', 'found-family'],
    identity: ['hunter', 'detective'],
    character: ['anti-hero', 'clever', 'mysterious'],
    background: ['modern-city'],
  },
  litrpg: {
    plot: ['level-up', 'dungeon', 'regression', 'survival'],
    identity: ['hunter', 'commoner'],
    character: ['overpowered', 'underdog', 'clever'],
    background: ['virtual-game', 'another-world'],
  },
  'martial-arts': {
    plot: ['level-up', 'revenge', 'rebirth', 'tournament'],
    identity: ['commoner', 'soldier'],
    character: ['overpowered', 'underdog', 'ruthless'],
    background: ['imperial-dynasty', 'another-world'],
  },
  'science-fiction': {
    plot: ['survival', 'time-loop', 'quest', 'kingdom-building'],
    identity: ['soldier', 'doctor'],
    character: ['clever', 'loyal', 'anti-hero'],
    background: ['another-world', 'wasteland'],
  },
  apocalypse: {
    plot: ['survival', 'rebirth', 'found-family', 'kingdom-building'],
    identity: ['soldier', 'hunter', 'doctor'],
    character: ['ruthless', 'clever', 'protective'],
    background: ['wasteland', 'modern-city'],
  },
  mystery: {
    plot: ['whodunit', 'secret-identity', 'family-drama', 'betrayal'],
    identity: ['detective', 'doctor'],
    character: ['clever', 'mysterious', 'stubborn'],
    background: ['small-town', 'modern-city'],
  },
  thriller: {
    plot: ['betrayal', 'survival', 'secret-identity', 'whodunit'],
    identity: ['detective', 'soldier'],
    character: ['ruthless', 'clever', 'anti-hero'],
    background: ['modern-city'],
  },
  horror: {
    plot: ['survival', 'family-drama', 'time-loop', 'whodunit'],
    identity: ['commoner', 'student', 'hunter'],
    character: ['mysterious', 'underdog', 'stubborn'],
    background: ['small-town'],
  },
  history: {
    plot: ['power-struggle', 'kingdom-building', 'family-drama', 'betrayal'],
    identity: ['royalty', 'soldier', 'commoner'],
    character: ['loyal', 'clever', 'ruthless'],
    background: ['imperial-dynasty', 'royal-court'],
  },
  sports: {
    plot: ['tournament', 'second-chance', 'found-family', 'level-up'],
    identity: ['athlete', 'student'],
    character: ['underdog', 'stubborn', 'cheerful'],
    background: ['campus', 'modern-city'],
  },
  'slice-of-life': {
    plot: ['found-family', 'friends-to-lovers', 'family-drama', 'second-chance'],
    identity: ['commoner', 'artist', 'single-mother'],
    character: ['kind', 'cheerful', 'shy'],
    background: ['small-town', 'modern-city'],
  },
};

/** How many likely tags of each group make a story's first ones: at least one wherever one is required, four in all. */
const firstOnes = { plot: 2, identity: 1, character: 1 } as const;

const none: GenreTags = { plot: [], identity: [], character: [], background: [] };
/** Of a genre that the staff added nothing is known. */
const isKnown = (genre: string): genre is TagCode<'genre'> => Object.hasOwn(genreTags, genre);

/** The likely tags of a genre, by group. */
export const listLikelyTags = (genre: string): Record<keyof GenreTags, readonly string[]> =>
  isKnown(genre) ? genreTags[genre] : none;

/** Those that a story of the genre may begin with, of the groups that need one. */
export function getFirstTags(genre: string) {
  const likely = listLikelyTags(genre);
  return (['plot', 'identity', 'character'] as const).flatMap((group) =>
    likely[group].slice(0, firstOnes[group]).map((code) => ({ group, code })),
  );
}
