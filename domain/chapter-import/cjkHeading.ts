import { cjkNumeral, parseCjkNumber } from './cjkNumber.ts';
import { extraWords, sectionWords, volumeWords } from './cjkWords.ts';
import { stripLine, longestHeading, narrow, removeDecoration } from './headingLine.ts';
import { maxNumber } from './headingNumber.ts';

/** A chapter by a Chinese or Japanese heading. */
interface CjkChapter {
  number: number;
  title: string | null;
  part?: number;
}

type CjkHeading =
  | ({ kind: 'chapter' } & CjkChapter)
  | { kind: 'part'; number: number; name: string | null; title: string }
  | { kind: 'section'; title: string }
  | { kind: 'numbered'; number: number; title: string | null };

/** Every such heading has one of these signs. */
const cjk = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** What a line of text has more of: a title that nothing sets apart from its number is short. */
const longestRun = 30;
/** What sites and lists of chapters write before a heading. */
const before =
  /^(?:[☆★◇◆●○■□▲△※][\s、.，,]*)?(?:(?:正文卷?|VIP卷?|VIP章节|章节目录|最新章节)[\s:：、.·-]*(?=第|[0-9]))?/iu;
const sign = /^\s*[:：.．、·•|—–―~～-]+\s*/u;
const endsAsText = (title: string) =>
  /[。；;，,、：:]$/u.test(title) || (/[！？!?…]$/u.test(title) && /[。，,；;]/u.test(title));
/** Words that go on with a sentence behind ‘the third chapter’. */
const goesOnAsText =
  /^(?:的|是|里|裡|中|在|和|与|與|就|也|都|有|了|到|之后|之前|以后|以前|内容|の|は|が|を|に|で|と|も|から|まで)/u;

const chapter = new RegExp(
  `^(?:第\\s*(${cjkNumeral})\\s*([章回话話折]|集(?!团|合|體|体|中|团)|篇(?![文章]))|([0-9]{1,6})\\s*[章回话話](?![\\p{L}\\p{N}]))`,
  'u',
);
/** 第三节 counts within a chapter as well. */
const scene = new RegExp(`^第\\s*(${cjkNumeral})\\s*[节節](?!课|課|目|奏|点|點|日|约|約)`, 'u');
const part = new RegExp(
  `^(?:第\\s*(${cjkNumeral})\\s*(?:${volumeWords})|(?:${volumeWords})之?(${cjkNumeral})(?![\\p{L}\\p{N}])|([上中下])(?:卷|册|冊|部|巻)(?![\\p{L}\\p{N}]))`,
  'u',
);
const like = new RegExp(`^第\\s*${cjkNumeral}(?:\\s*[-—–~～、至到]\\s*${cjkNumeral})?\\s*[章回]`, 'u');
const ends = ['上', '中', '下'];
const section = new RegExp(`^(?:${sectionWords})(?![\\p{L}\\p{N}])`, 'u');
const extra = new RegExp(`^(?:${extraWords})(?:[之の]?(?:${cjkNumeral}))?(?=$|[\\s:：.、·（(《【—–-])`, 'u');
const bareNumber = new RegExp(`^[（(]?(${cjkNumeral})[）)]?(?:$|\\s*[、．.]\\s*(?=[\\p{L}「『《“]))`, 'u');

/** What stands beside a number as its title; undefined: the line is text. */
function parseTitleBehind(rest: string, styled: boolean): string | null | undefined {
  const apart = sign.exec(rest);
  const title = removeDecoration(rest.slice(apart?.[0].length ?? 0)).replace(/^【(.*)】$/u, '$1');
  if (title === '') return null;
  if (styled) return title;
  if (/^[-—–~～]\s*[0-9]/u.test(rest.trimStart())) return undefined;
  const isApart = apart !== null || /^[\s（(「『《【]/u.test(rest);
  if (endsAsText(title)) return undefined;
  return isApart || (title.length <= longestRun && !goesOnAsText.test(title)) ? title : undefined;
}

function getChapter(text: string, styled: boolean): CjkChapter | undefined {
  const [all, numeral, , short] = chapter.exec(narrow(text)) ?? [];
  const number = all === undefined ? undefined : parseCjkNumber(numeral ?? short!);
  if (number === undefined || number < 1 || number > maxNumber) return undefined;
  const title = parseTitleBehind(text.slice(all!.length), styled);
  return title === undefined ? undefined : { number, title };
}

function getPart(text: string): { number: number; unit: string; rest: string } | undefined {
  const [all, one, other, end] = part.exec(narrow(text)) ?? [];
  if (all === undefined) return undefined;
  const number = end === undefined ? parseCjkNumber(one ?? other!) : ends.indexOf(end) + 1;
  return number === undefined || number < 1 ? undefined : { number, unit: all.at(-1)!, rest: text.slice(all.length) };
}

/** The chapter that a line names behind its volume: 第二卷 风起 第一章 雨夜. */
function parseChapterInPart(rest: string, styled: boolean): CjkChapter | undefined {
  for (const { index } of rest.slice(0, 60).matchAll(/第|[0-9]/gu)) {
    const chapter = /^[\s\p{P}]*$/u.test(rest.slice(index - 1, index))
      ? getChapter(rest.slice(index), styled)
      : undefined;
    if (chapter) return chapter;
  }
  return undefined;
}

/** Reads a line as a Chinese or Japanese heading: 第十二章 标题, 第12话, 楔子, 番外一 重逢, 第二卷 风起; undefined where it is none. */
export function readCjkHeading(line: string, { styled = false } = {}): CjkHeading | undefined {
  if (line.length > longestHeading || !cjk.test(line)) return undefined;
  const text = stripLine(line).replace(before, '');
  const chapter = getChapter(text, styled);
  if (chapter) return { kind: 'chapter', ...chapter };
  const volume = getPart(text);
  if (volume) {
    const inside = parseChapterInPart(volume.rest, styled);
    if (inside) return { kind: 'chapter', ...inside, part: volume.number };
    const name = parseTitleBehind(volume.rest, styled);
    // ‘The first mobile phone’ begins as a part does.
    const isText = name !== null && !styled && /^[部季幕]/u.test(volume.unit) && /^[\p{L}\p{N}]/u.test(volume.rest);
    return name === undefined || isText ? undefined : { kind: 'part', number: volume.number, name, title: text };
  }
  const word = section.exec(text)?.[0] ?? extra.exec(text)?.[0];
  if (word !== undefined && parseTitleBehind(text.slice(word.length), styled) !== undefined)
    return { kind: 'section', title: text };
  const [all, numeral] = scene.exec(narrow(text)) ?? matchBareCjk(narrow(text)) ?? [];
  const number = all === undefined ? undefined : parseCjkNumber(numeral!);
  const title = all === undefined ? undefined : parseTitleBehind(text.slice(all.length), styled);
  return number === undefined || number < 1 || title === undefined ? undefined : { kind: 'numbered', number, title };
}

/** A number alone, or one with a title, in Chinese signs; one in digits is read for all languages together. */
const matchBareCjk = (text: string) => (/^[（(]?[0-9]/u.test(text) ? null : bareNumber.exec(text));

/** Does a line begin as a heading does, although it cannot be read as one: 第三章的确如此, 第3-4章? */
export function startsLikeCjkHeading(line: string): boolean {
  if (!cjk.test(line)) return false;
  const text = narrow(stripLine(line)).replace(before, '');
  if (text.length > 60 || /[。；;！!]$/u.test(text)) return false;
  return like.test(text);
}
