import { makeDeck, type Random } from '#demo/kit/random.ts';
import type { StoryPremise } from '#demo/stories/premises.ts';
import { banks, fillLine } from '#demo/words/index.ts';
import { toContent } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import type { StoryLanguage } from '#domain/languages.ts';

export interface WrittenChapter {
  content: string;
  words: number;
}
/** Writes a further chapter of some `words` or a few more. */
export type StoryWriter = (words: number) => WrittenChapter;

type Piece = 'scene' | 'action' | 'thought' | 'talk';

/** What a paragraph is made of. */
const patterns: readonly (readonly Piece[])[] = [
  ['talk'],
  ['talk'],
  ['talk'],
  ['scene', 'action', 'thought'],
  ['action', 'thought'],
  ['scene', 'thought', 'action'],
  ['action', 'scene'],
  ['thought', 'action', 'scene'],
  ['thought'],
];

/** Writes a story in its language, from lines that come back as late as they can. */
export function createStoryWriter(premise: StoryPremise, language: StoryLanguage, random: Random): StoryWriter {
  const bank = banks[language];
  const decks = {
    scene: makeDeck(random, [...bank.scenes, ...bank.worldScenes[premise.world]]),
    action: makeDeck(random, bank.actions),
    thought: makeDeck(random, bank.thoughts),
    talk: makeDeck(random, bank.talk),
  };
  const place = makeDeck(random, bank.places[premise.world]);
  const pattern = makeDeck(random, patterns);
  const opening = makeDeck(random, bank.openings);
  const ending = makeDeck(random, bank.endings);
  const counted = new Map<string, number>();
  const wordsIn = (line: string) => {
    const count = counted.get(line) ?? countWords(line);
    counted.set(line, count);
    return count;
  };

  const fill = (line: string) => fillLine(line, premise, language, line.includes('{at}') ? place() : '');
  const getWords = (lines: readonly string[]) => lines.reduce((sum, line) => sum + wordsIn(line), 0);

  return (enough) => {
    const first = fill(opening());
    const last = fill(ending());
    const paragraphs: string[] = [];
    let words = getWords([first, last]);
    do {
      const lines = pattern().map((piece) => fill(decks[piece]()));
      paragraphs.push(lines.join(' '));
      words += getWords(lines);
    } while (words < enough);
    return { content: toContent([first, ...paragraphs, last].join('\n')), words };
  };
}
