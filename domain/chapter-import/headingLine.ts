/** Longer lines are text: the longest title has 100 characters (decisions.md, 'Stories and chapters'). */
export const longestHeading = 200;

const decoration = /^[\s#*=~_\u200b\u2060\ufeff–—-]+|[\s#*=~_\u200b\u2060\ufeff–—-]+$/gu;
const brackets: Record<string, string> = {
  '[': ']',
  '(': ')',
  '【': '】',
  '「': '」',
  '<': '>',
  '《': '》',
  '«': '»',
  '"': '"',
  '“': '”',
};

/** Text without the signs that decorate its ends. */
export const removeDecoration = (text: string): string => text.replace(decoration, '');

/** Full-width ASCII as ASCII, place by place, so that places in one are places in the other. */
export const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000]/g, (sign) =>
    sign === '\u3000' ? ' ' : String.fromCodePoint(sign.codePointAt(0)! - 0xfee0),
  );

/** The line without what surrounds it: `*** Chapter 1 ***`, `[Chapter 1]`. */
export function stripLine(line: string): string {
  const text = removeDecoration(line.normalize());
  return text.length > 2 && brackets[text[0]!] === text.at(-1) ? text.slice(1, -1).trim() : text;
}

/** What stands between a heading's number and its title. */
export const separator = /^\s*[:.|·•–—―~-]+\s*/u;

/** Does a title end as a sentence does? */
export const endsAsText = (title: string): boolean => /[^.][.,;]$/u.test(title);

/** Does a title that no sign sets apart read as a sentence, or as the middle of one? */
export const readsAsText = (title: string): boolean => /^\p{Ll}/u.test(title) || endsAsText(title);
