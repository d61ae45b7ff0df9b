import { isSceneBreak, sceneBreak } from '#domain/chapters/chapterText.ts';
import type { Paragraph } from './paragraphs.ts';
import { splitTextLines, createParagraph } from './plainText.ts';
import type { Run } from './runs.ts';

const marked =
  /(?<mark>\*{1,3}|(?<![\p{L}\p{N}])_{1,3})(?=\S)(?<inner>(?:(?!\k<mark>).)*?\S)\k<mark>(?![\p{L}\p{N}]*_)/su;
/** Signs that a backslash frees of their meaning stand aside while the marks are read. */
const asides = '\\`*_{}[]()#+-.!>~|';
const hideEscapes = (text: string) =>
  text.replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, (_, sign: string) =>
    String.fromCodePoint(0xe100 + asides.indexOf(sign)),
  );
const restoreEscapes = (text: string) =>
  text.replace(/[\ue100-\ue112]/g, (sign) => asides[sign.codePointAt(0)! - 0xe100] ?? sign);

function parseRuns(text: string, strong: boolean, em: boolean): Run[] {
  const match = marked.exec(text);
  if (!match) return text === '' ? [] : [{ text: restoreEscapes(text), strong, em }];
  const { mark, inner } = match.groups as { mark: string; inner: string };
  const isStrong = mark.length > 1;
  const isEm = mark.length !== 2;
  return [
    ...parseRuns(text.slice(0, match.index), strong, em),
    ...parseRuns(inner, strong || isStrong, em || isEm),
    ...parseRuns(text.slice(match.index + match[0].length), strong, em),
  ];
}

const picture = /!\[[^\]]*\]\([^)]*\)/g;

function getParagraph(line: string, heading?: number): Paragraph {
  const pictures = line.match(picture)?.length ?? 0;
  const text = line
    .replace(picture, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<!--.*?-->/g, '')
    .replace(/<br\s*\/?>/gi, '\n');
  const runs = text.trim() === '' ? [] : parseRuns(hideEscapes(text), false, false);
  return createParagraph(runs, { heading, leftOut: pictures > 0 ? { picture: pictures } : {} });
}

const rule = /^ {0,3}(?:(?:-\s*){3,}|(?:_\s*){3,}|(?:\*\s*){3,})$/;

/** The paragraphs of a Markdown text: headings with their level, emphasis, scene breaks. Throws DocxProblem. */
export function parseMarkdown(text: string): Paragraph[] {
  const body = text.replace(/^\ufeff?---\r?\n[^]*?\n---\r?\n/, '');
  const paragraphs: Paragraph[] = [];
  for (const line of splitTextLines(body)) {
    const [, hashes, title] = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line) ?? [];
    const above = paragraphs.at(-1);
    if (hashes) paragraphs.push(getParagraph(title!, hashes.length));
    // A line of signs below a text makes a heading of it.
    else if (/^(?:={3,}|-{3,})\s*$/.test(line) && above && above.runs.length > 0 && above.heading === undefined)
      above.heading = line.startsWith('=') ? 1 : 2;
    else if (rule.test(line) || isSceneBreak(line))
      paragraphs.push(createParagraph([{ text: sceneBreak, strong: false, em: false }]));
    else paragraphs.push(getParagraph(line.replace(/^\s*(?:>\s?)+/, '').replace(/^\s*[-+*]\s+/, '')));
  }
  return paragraphs;
}
