import type { MotifName, PaletteName } from '#demo/covers/draw.ts';
import type { World } from '#demo/words/bank.ts';
import type { channels, ratings } from '#domain/stories/story.entity.ts';
import type { TagCode } from '#domain/stories/tags.ts';

export type Person = readonly [name: string, gender: 'f' | 'm'];
type Channel = (typeof channels)[number];
type Rating = (typeof ratings)[number];
type Kind = `${TagCode<'genre'>} ${Channel} ${Rating} ${World}`;
type Picture = `${MotifName} ${PaletteName}`;

/** What a story of the demo data is about. */
export interface Book {
  title: string;
  lead: Person;
  other: Person;
  genre: TagCode<'genre'>;
  channel: Channel;
  rating: Rating;
  world: World;
  motif: MotifName;
  palette: PaletteName;
  tags: readonly string[];
  synopsis: string;
}

/** A line of a shelf; `tags` are codes of any group, with spaces between them. */
export function book(
  title: string,
  lead: Person,
  other: Person,
  kind: Kind,
  picture: Picture,
  tags: string,
  synopsis: string,
): Book {
  const [genre, channel, rating, world] = kind.split(' ') as [TagCode<'genre'>, Channel, Rating, World];
  const [motif, palette] = picture.split(' ') as [MotifName, PaletteName];
  return { title, lead, other, genre, channel, rating, world, motif, palette, tags: tags.split(' '), synopsis };
}
