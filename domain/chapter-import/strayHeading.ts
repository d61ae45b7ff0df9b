import { stripLine, narrow } from './headingLine.ts';
import { digits, readNumber, roman } from './headingNumber.ts';
import { chapterWords, partWords } from './headingWords.ts';
import { parseNumberWords } from './numberWords.ts';
import { matterWords, sceneWords, wholeWords, zeroWords } from './strayWords.ts';

/** What a line that stands alone may have, to be worth a look. */
const longestLine = 60;
const mostWords = 8;

const sentenceEnd = /[.,;:!?…。！？]$/u;
const speech = /^(?:["“«„'‘「『]|[–—―-](?!.*[–—―-]$))/u;
/** Behind a whole heading: nothing, or a sign and a title. */
const behind = String.raw`(?:$|\s*[:.|·•–—―~-]\s*\S)`;

const matter = new RegExp(`^(?:${matterWords})(?:\\s+(?:${digits}|${roman}|\\p{L}))?${behind}`, 'iu');
const lone = new RegExp(`^(?:${wholeWords}|บทที่|ตอนที่|${Object.values(partWords).join('|')})$`, 'iu');
const zero = new RegExp(`^(?:${zeroWords})${behind}`, 'iu');
/** 'Chapter 5½', 'Chapter 5a'. */
const broken = new RegExp(`^(?:${chapterWords})\\s*[0-9๐-๙]+(?:\\p{No}|\\p{L}(?![\\p{L}\\p{M}\\p{N}]))${behind}`, 'iu');
const whole = new RegExp(`^(?:(?:${wholeWords})\\s+|(?:บทที่|ตอนที่)\\s*)`, 'iu');
const name = /^(?!\p{Ll})[\p{L}\p{M}-]{1,20}$/u;
const scenes = Object.entries(sceneWords).map(
  ([word, all]) => [word, new RegExp(`^(?:${all})\\s*(?:no\\.|№|#)?\\s*`, 'iu')] as const,
);
const koreanDay = new RegExp(`^(?:${digits})\\s*일\\s*[차째]${behind}`, 'u');
const nothing = new RegExp(`^${behind}`, 'u');

const languages = Object.keys(sceneWords).filter((word) => word !== '제');
const isNumeral = (text: string) =>
  zero.test(text) || languages.some((word) => parseNumberWords(word, text)?.length === text.length);

function isScene(text: string): boolean {
  if (koreanDay.test(text)) return true;
  return scenes.some(([word, pattern]) => {
    const start = pattern.exec(text)?.[0];
    const numeral = start === undefined ? undefined : readNumber(word, text.slice(start.length));
    return numeral !== undefined && nothing.test(text.slice(start!.length + numeral.length));
  });
}

/** 'Chapter Zero', 'Chapter Last': a chapter's word, and what is no number that can be read. */
function isUnnumbered(text: string): boolean {
  const start = whole.exec(text)?.[0];
  const rest = start === undefined ? '' : text.slice(start.length);
  return zero.test(rest) || name.test(rest);
}

/** Has a line few words, and neither the end of a sentence nor the beginning of speech? */
export const readsAsName = (line: string): boolean =>
  line.length <= longestLine && line.split(/\s+/).length <= mostWords && !sentenceEnd.test(line) && !speech.test(line);

/**
 * May a line that is a paragraph of its own be a heading, although none that is read as one: 'Acknowledgements', 'Scene 2',
 * 'Five', 'Chapter 5½', 'Part' without a number?
 */
export function looksStray(line: string): boolean {
  if (!readsAsName(line)) return false;
  const text = narrow(stripLine(line));
  if (text === '' || /^\p{Ll}/u.test(text)) return false;
  return (
    [matter, lone, broken].some((form) => form.test(text)) || isNumeral(text) || isScene(text) || isUnnumbered(text)
  );
}
