/** Tags of a chapter's content: paragraphs at the top, emphasis, strong and line breaks within. */
export const contentTags = ['p', 'em', 'strong', 'br'] as const;

/** The paragraph between two scenes: what a line across the page, an ornament or a gap becomes. */
export const sceneBreak = '* * *';

/** Is a line that was written elsewhere one: stars alone, or their ornament? */
export const isSceneBreak = (line: string): boolean => /^\s*(?:\*(?:\s*\*){2,}|⁂)\s*$/.test(line);

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What signs stand for in content. */
export const decodeSigns = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|(amp|lt|gt|quot|nbsp));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? named[name]! : Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
  );

/** The paragraphs of a chapter's content as plain text, with a line break for each `<br>`. */
export const splitParagraphs = (content: string): string[] =>
  content
    .split('</p>')
    .slice(0, content === '' || content.endsWith('</p>') ? -1 : undefined)
    .map((part) => decodeSigns(part.replaceAll('<br>', '\n').replaceAll(/<[^<>]*>/g, '')));

/** A chapter's content as plain text, a line a paragraph: what is counted, searched and compared. */
export const toPlainText = (content: string): string => splitParagraphs(content).join('\n');

/** Plain text as content: a paragraph a line, empty ones left out. */
export const toContent = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');
