import { isDemoAuthor } from '#demo/accounts/authors.ts';
import type { Author, Editor, People } from '#demo/accounts/people.ts';
import { createRandom, type Random } from '#demo/kit/random.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import { contractFilters } from '#domain/contracts/contract.ts';
import { tagGroups, type TagGroup } from '#domain/stories/tag.entity.ts';
import { tagCodes } from '#domain/stories/tags.ts';
import type { Writer } from '#server/kit/writer.ts';
import { planStories, type Plan } from './plan.ts';
import { volumeWords } from './volumeWords.ts';

/** A story as it was written. `volume` 0 is the first of its plan; more of them come with the scale. */
export interface Story extends Plan {
  id: number;
  volume: number;
  plan: number;
  title: string;
  editor: Editor | undefined;
  created: number;
  /** When it was signed and its first chapters went out. */
  opened: number;
  /** The author's part of what it earns. */
  share: number;
  /** How often an application was rejected. */
  rejections: number;
}

export const isIn = (filter: keyof typeof contractFilters, { contract }: Plan): boolean =>
  (contractFilters[filter] as readonly string[]).includes(contract);

/** Codes of a story's tags by the field that they belong to. */
function getTags(codes: readonly string[]) {
  const groups = tagGroups.slice(1);
  const isIn = (group: TagGroup, code: string) => (tagCodes[group] as readonly string[]).includes(code);
  const unknown = codes.find((code) => !groups.some((group) => isIn(group, code)));
  if (unknown) throw new Error(`there is no tag '${unknown}'`);
  const fields = groups.map((group) => [`${group}_tags`, codes.filter((code) => isIn(group, code))]);
  return Object.fromEntries(fields) as Record<`${'plot' | 'identity' | 'character' | 'background'}_tags`, string[]>;
}

function getTitle({ premise: book, language }: Plan, volume: number): string {
  if (volume === 0) return book.title;
  const { title, subtitles } = volumeWords[language];
  const again = Math.floor((volume - 1) / subtitles.length);
  const subtitle = subtitles[(volume - 1) % subtitles.length]! + (again ? ` ${again + 1}` : '');
  return title.replace('{title}', book.title).replace('{subtitle}', subtitle);
}

/** Further volumes of the demo author's stories are other people's: that account stays as it is shown. */
function getAuthor({ author, language }: Plan, volume: number, plan: number, { authors }: People): Author {
  if (volume === 0 || !isDemoAuthor(author)) return author;
  const others = authors.filter((other) => other.language === language && other.signed && other !== author);
  return others[(volume + plan) % others.length]!;
}

function getDates(random: Random, plan: Plan, now: number): Pick<Story, 'created' | 'opened'> {
  const begun = (days: number) => now - days * day - random.between(0, 23) * hour - random.int(0, 3_599_000);
  if (plan.contract === 'signed') {
    const opened = begun(random.int(400, 424));
    return { opened, created: opened - random.between(35, 85) * day };
  }
  const created = begun(plan.contract === 'not_signed' ? 3 + plan.chapters * random.int(2, 5) : random.int(80, 160));
  return { opened: created, created };
}

const proportions = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.55, 0.6, 0.45];

export async function seedStories(
  write: Writer,
  people: People,
  covers: readonly string[],
  now: number,
  volumes: number,
): Promise<Story[]> {
  const plans = planStories(people.authors);
  const random = createRandom('stories');
  const stories = Array.from({ length: volumes }, (_, volume) =>
    plans.map((plan, index): Story => {
      const editors = people.editors.filter(({ languages }) => languages.includes(plan.language));
      const applied = plan.contract !== 'not_signed';
      const author = getAuthor(plan, volume, index, people);
      const editor = !applied ? undefined : isDemoAuthor(author) ? editors[0] : random.pick(editors);
      return {
        ...plan,
        id: 0,
        volume,
        plan: index,
        title: getTitle(plan, volume),
        author,
        editor,
        share: plan.contract === 'signed' ? random.pick(proportions) : 0.5,
        rejections: 0,
        ...getDates(random, plan, now),
      };
    }),
  ).flat();
  const rows = stories.map((story) => {
    const { premise: book, language, contract } = story;
    const bound = contract === 'signed' || isIn('in_review', story);
    const before =
      contract === 'not_signed' ? 0 : contract === 'rejected' ? random.int(1, 3) : random.chance(0.2) ? 1 : 0;
    story.rejections = before;
    const sequel = story.volume > 0 ? ` ${random.pick(volumeWords[language].sequels)}` : '';
    return {
      cover: covers[story.plan]!,
      title: story.title,
      author_id: story.author.id,
      language,
      genre: book.genre,
      status: story.completed ? ('completed' as const) : ('ongoing' as const),
      contract_status: contract,
      contract_type: bound ? (story.exclusive ? ('exclusive' as const) : ('non_exclusive' as const)) : null,
      editor_id: story.editor?.id,
      share_proportion: story.share,
      first_paywall_chapter: contract === 'signed' && random.chance(0.4) ? random.int(8, 15) : undefined,
      channel: book.channel,
      rating: book.rating,
      lead_role: `${book.lead.name}, ${book.other.name}`,
      synopsis: book.synopsis + sequel,
      ...getTags(book.tags),
      application_count: before,
      created_at: toIso(story.created),
    };
  });
  const ids = await write('fiction', rows);
  stories.forEach((story, index) => (story.id = ids[index]!));
  return stories;
}
