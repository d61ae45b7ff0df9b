import { isSceneBreak, sceneBreak } from '#domain/chapters/chapterText.ts';

const blocks = new Set(
  'P DIV LI H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE TD TH TR TABLE UL OL SECTION ARTICLE ASIDE HEADER FOOTER DL DT DD FIGURE FIGCAPTION ADDRESS'.split(
    ' ',
  ),
);
const unread = new Set('STYLE SCRIPT META LINK TITLE HEAD XML TEMPLATE IMG SVG OBJECT IFRAME COL COLGROUP'.split(' '));

/** Where Word puts footnotes and endnotes. */
const notes = '[style*="mso-element:footnote-list"], [style*="mso-element:endnote-list"]';

interface Marks {
  em: boolean;
  strong: boolean;
}
interface Run extends Marks {
  text: string;
}

const sceneBreakLine: Run[] = [{ em: false, strong: false, text: sceneBreak }];

/** With single spaces: runs of no-break ones are how word processors indent and align. */
const collapseSpaces = (text: string): string => text.replaceAll(/[\t\u00a0\u2007\u202f ]+/g, ' ');

/** Plain text that was copied, a line a paragraph; within one line the spaces at its ends are meant. */
export function cleanText(text: string): string {
  const lines = collapseSpaces(text).split(/[\r\n]+/);
  const nonEmpty = lines.map((line) => line.trim()).filter((line) => line !== '');
  return lines.length === 1 ? lines[0]! : nonEmpty.map((line) => (isSceneBreak(line) ? sceneBreak : line)).join('\n');
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Marks by element and by style; Google Docs wraps everything in a `<b>` that says it is not bold. */
function getMarks({ tagName, style }: HTMLElement, { em, strong }: Marks): Marks {
  const { fontWeight, fontStyle } = style;
  const bold = fontWeight ? /^(bold|bolder|[6-9]00)$/.test(fontWeight) : tagName === 'B' || tagName === 'STRONG';
  const italic = fontStyle ? /^(italic|oblique)/.test(fontStyle) : tagName === 'I' || tagName === 'EM';
  return {
    em: italic || (em && fontStyle !== 'normal'),
    strong: bold || (strong && !/^(normal|[1-5]00)$/.test(fontWeight)),
  };
}

/** Word's bullets, comments and hidden text; `mso-list:Ignore` marks what it draws before a line of a list. */
function isHidden(element: HTMLElement): boolean {
  const style = element.getAttribute('style') ?? '';
  return (
    unread.has(element.tagName.toUpperCase()) ||
    element.tagName.includes(':') ||
    /mso-list:\s*ignore|display:\s*none|mso-hide:\s*all|mso-element:\s*comment/i.test(style) ||
    /^Mso(CommentReference|CommentText)/.test(element.className)
  );
}

/** The lines of a fragment, a paragraph each; '\n' in a run is a soft return. */
function readLines(root: HTMLElement): Run[][] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  const finish = () => {
    if (line.length > 0) lines.push(line);
    line = [];
  };
  const walk = (node: Node, marks: Marks, preserved: boolean) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) {
        // Line ends in the source are spaces, and nothing between blocks.
        const text = preserved ? child.data : child.data.replaceAll(/[\r\n\t ]+/g, ' ');
        if (text !== '') line.push({ ...marks, text });
      } else if (child instanceof HTMLElement && !isHidden(child)) {
        if (child.tagName === 'BR') {
          // What Apple and Google put at the end of a copy, and between paragraphs.
          if (!child.className.includes('Apple-interchange-newline')) line.push({ ...marks, text: '\n' });
          continue;
        }
        if (child.tagName === 'HR') {
          finish();
          // Word draws one above the notes that it puts below.
          if (!child.closest(notes)) lines.push(sceneBreakLine);
          continue;
        }
        const block = blocks.has(child.tagName);
        if (block) finish();
        walk(child, getMarks(child, marks), preserved || child.tagName === 'PRE' || /pre/.test(child.style.whiteSpace));
        if (block) finish();
      }
    }
  };
  // Headings are bold by their looks, not by what they say.
  walk(root, { em: false, strong: false }, false);
  finish();
  return lines;
}

const markRun = ({ em, strong, text }: Run): string => {
  if (text === '\n') return '<br>';
  const strongly = strong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);
  return em ? `<em>${strongly}</em>` : strongly;
};

/** Runs of the same marks as one, single spaces, none at the ends, and no soft returns there. */
function tidy(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const { em, strong, text } of runs.flatMap((run) =>
    run.text.split(/(\n)/).map((text) => ({ ...run, text: collapseSpaces(text) })),
  )) {
    const last = joined.at(-1);
    const begins = !last || last.text.endsWith('\n') || last.text.endsWith(' ');
    const spaced = begins ? text.replace(/^ /, '') : text;
    if (spaced === '') continue;
    if (spaced === '\n' || last?.text === '\n' || !last || last.em !== em || last.strong !== strong)
      joined.push({ em, strong, text: spaced });
    else last.text += spaced;
  }
  for (const [index, run] of joined.entries())
    if (joined[index + 1]?.text === '\n' || index === joined.length - 1) run.text = run.text.replace(/ $/, '');
  const trimmed = joined.filter(({ text }) => text !== '');
  while (trimmed[0]?.text === '\n') trimmed.shift();
  while (trimmed.at(-1)?.text === '\n') trimmed.pop();
  return trimmed;
}

/** What a word processor put on the clipboard, as paragraphs with emphasis, strong and line breaks; empty ones go. */
export function cleanClipboard(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Inside a paragraph the browser copies no paragraph: the text then joins what it is pasted into.
  return readLines(body)
    .map(tidy)
    .filter((runs) => runs.length > 0)
    .map((runs) => (isSceneBreak(runs.map(({ text }) => text).join('')) ? sceneBreakLine : runs))
    .map((runs) => `<p>${runs.map(markRun).join('')}</p>`)
    .join('');
}
