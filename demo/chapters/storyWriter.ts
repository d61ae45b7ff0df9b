import { makeDeck, type Random } from '#demo/kit/random.ts';
import { fillLine } from '#demo/stories/fillLine.ts';
import type { StoryPremise } from '#demo/stories/premises.ts';
import { toContent } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { chapterWords } from './chapterWords.ts';

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
  const texts = chapterWords[language];
  const decks = {
    scene: makeDeck(random, [...texts.scenes, ...texts.worldScenes[premise.world]]),
    action: makeDeck(random, texts.actions),
    thought: makeDeck(random, texts.thoughts),
    talk: makeDeck(random, texts.talk),
  };
  const place = makeDeck(random, texts.places[premise.world]);
  const pattern = makeDeck(random, patterns);
  const opening = makeDeck(random, texts.openings);
  const ending = makeDeck(random, texts.endings);
  const counted = new Map<string, number>();
  const countOnce = (line: string) => {
    const count = counted.get(line) ?? countWords(line);
    counted.set(line, count);
    return count;
  };

  const fill = (line: string) => fillLine(line, premise, language, line.includes('{at}') ? place() : '');
  const getWords = (lines: readonly string[]) => lines.reduce((sum, line) => sum + countOnce(line), 0);

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
