import sanitizeHtml from 'sanitize-html';
import { contentTags } from '#domain/chapters/chapterText.ts';

const marks = { i: 'em', b: 'strong' };
/** Where one of these begins or ends, so does a paragraph. */
const blocks = (
  'div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table caption tr td th ' +
  'section article header footer aside figure figcaption'
).split(' ');
const transformTags = { ...marks, ...Object.fromEntries(blocks.map((tag) => [tag, 'p'])) };
const piece = /<(\/?)(p|em|strong)>|<br>|[^<]+/g;

/** All text in paragraphs that hold no other; marks end with a paragraph and go on in the next, each once. */
function wrapInParagraphs(html: string): string {
  const open: string[] = [];
  const depth: Record<string, number> = {};
  let [output, inner] = ['', ''];
  /** Within a `<p>` of its own, which stays also where it is empty. */
  let own = false;
  let blank = true;
  const end = (always: boolean) => {
    const ends = open.toReversed().map((tag) => `</${tag}>`);
    if (always || !blank) output += `<p>${inner}${ends.join('')}</p>`;
    inner = open.map((tag) => `<${tag}>`).join('');
    blank = true;
  };
  for (const [token, slash, tag] of html.matchAll(piece)) {
    if (tag === 'p') {
      end(own && slash === '/');
      own = slash === '';
    } else if (tag && slash) {
      depth[tag]! -= 1;
      if (depth[tag]! > 0) continue;
      open.pop();
      const hollow = !own && inner.endsWith(`<${tag}>`);
      inner = hollow ? inner.slice(0, -`<${tag}>`.length) : inner + token;
    } else if (tag) {
      depth[tag] = (depth[tag] ?? 0) + 1;
      if (depth[tag] > 1) continue;
      open.push(tag);
      inner += token;
    } else {
      const isBlank = token === '<br>' || token.trim() === '';
      if (own || !blank || !isBlank) inner += token;
      blank &&= isBlank;
    }
  }
  end(false);
  return output;
}

/** A chapter's content as it is kept: paragraphs with emphasis, strong and line breaks, and nothing else. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, { allowedTags: [...contentTags], allowedAttributes: {}, transformTags })
    .replaceAll('<br />', '<br>')
    .replaceAll('\0', '')
    .normalize();
  return wrapInParagraphs(clean);
}
