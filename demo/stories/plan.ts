import { demoNewcomer, isDemoAuthor } from '#demo/accounts/authors.ts';
import type { Author } from '#demo/accounts/people.ts';
import { createRandom, type Random } from '#demo/kit/random.ts';
import type { ContractStatus } from '#domain/contracts/contract.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { shelves, type StoryPremise } from './premises.ts';

/** Who writes a story and how far it has come. */
export interface Plan {
  premise: StoryPremise;
  language: StoryLanguage;
  author: Author;
  contract: ContractStatus;
  exclusive: boolean;
  completed: boolean;
  chapters: number;
}

export const totalChapters = 6000;
const most = 150;
/** With fewer a story has not the 15,000 words that a contract asks for. */
const contractChapters = 46;

type Fate = Pick<Plan, 'contract' | 'chapters'> & Partial<Plan>;
const demoFates: Fate[] = [
  { contract: 'signed', chapters: 86 },
  { contract: 'signed', chapters: 124 },
  { contract: 'signed', chapters: 64, exclusive: false },
  { contract: 'signed', chapters: 58, exclusive: false },
  { contract: 'signed', chapters: 72, completed: true },
  { contract: 'editor_review', chapters: 47 },
  { contract: 'not_signed', chapters: 12 },
  { contract: 'rejected', chapters: 46 },
];

/** What becomes of the third and further stories of a signed author, and of all stories of an unsigned one. */
const laterFates =
  'not_signed editor_review not_signed signed applying not_signed rejected not_signed expired not_signed';
const unsignedFates =
  'not_signed applying not_signed editor_review not_signed contract_review not_signed cancelled not_signed signature_verification rejected';

function* repeatEndlessly(list: string): Generator<ContractStatus, never> {
  const statuses = list.split(' ') as ContractStatus[];
  for (;;) yield* statuses;
}

/** The first volume of every story: 120 of them with 6,000 chapters. */
export function planStories(authors: readonly Author[]): Plan[] {
  const random = createRandom('plan');
  const later = repeatEndlessly(laterFates);
  const lone = repeatEndlessly(unsignedFates);
  const drafts = repeatEndlessly('0 9 14 3 11 8 17 10 22 12 0 9 3 15');
  const demo = authors.find(isDemoAuthor)!;
  const plan = (premise: StoryPremise, language: StoryLanguage, author: Author, contract: ContractStatus): Plan => {
    const chapters = contract === 'not_signed' ? Number(drafts.next().value) : pickContractLength(random, contract);
    const completed = contract === 'signed' && random.chance(0.16);
    return { premise, language, author, contract, exclusive: random.chance(0.65), completed, chapters };
  };
  const plans = Object.entries(shelves).flatMap(([key, books]) => {
    const language = key as StoryLanguage;
    const mine = language === 'en' ? 7 : language === 'es' ? 1 : 0;
    const others = authors.filter(
      (author) => author.language === language && !isDemoAuthor(author) && author.user_name !== demoNewcomer,
    );
    return books.map((premise, index) => {
      if (index < mine) return { ...plan(premise, language, demo, 'signed'), exclusive: true, completed: false };
      const author = others[(index - mine) % others.length]!;
      const nth = Math.floor((index - mine) / others.length);
      const contract = !author.signed ? lone.next().value : nth < 2 ? 'signed' : later.next().value;
      return plan(premise, language, author, contract);
    });
  });
  plans.filter(({ author }) => author === demo).forEach((story, index) => Object.assign(story, demoFates[index]));
  return toTotal(random, plans, demo);
}

const pickContractLength = (random: Random, contract: ContractStatus): number =>
  contract === 'signed'
    ? random.within(
        random.pick([
          [50, 78],
          [50, 78],
          [70, 96],
          [100, most],
        ] as const),
      )
    : random.int(contractChapters, 56);

/** Lengthens or shortens signed stories, a chapter at a time, until the chapters come to the total. */
function toTotal(random: Random, plans: Plan[], demo: Author): Plan[] {
  const elastic = plans.filter(({ contract, author }) => contract === 'signed' && author !== demo);
  let missing = totalChapters - plans.reduce((sum, { chapters }) => sum + chapters, 0);
  while (missing !== 0) {
    const story = random.pick(elastic);
    const step = Math.sign(missing);
    if (story.chapters + step < contractChapters || story.chapters + step > most) continue;
    story.chapters += step;
    missing -= step;
  }
  return plans;
}
