import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { blockPattern, isBlockName, type BlockName } from '#domain/articles/blocks.ts';
import { fillNumbers, type PresentNumbers } from '#domain/articles/livingNumbers.ts';
import { parsePictureAddress } from '#domain/articles/pictures.ts';
import { answerLine } from '#domain/articles/quiz.ts';
import { escapeText } from '#domain/chapters/chapterText.ts';
import { message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { createSentences } from '#server/kit/sentences.ts';

type SaidByBlock = `articles.${'exercise' | 'quiz' | 'right' | 'wrong'}`;

/** A picture of the platform's own; its pixels keep its place while it comes. Another one is left out. */
function renderPicture(href: string, alt: string): string {
  const picture = parsePictureAddress(href);
  if (!picture) return '';
  const { url, width, height } = picture;
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<img src="${url}" alt="${escapeText(alt).replaceAll('"', '&quot;')}"${size} loading="lazy" decoding="async">`;
}

const marked = new Marked({
  gfm: true,
  renderer: {
    image: ({ href, text }) => renderPicture(href, text),
    html: () => '',
    // The page's own heading is its title.
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth, 2), 4);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});
const renderMarkdown = (text: string): string => marked.parse(text, { async: false });
const renderInline = (text: string): string => marked.parseInline(text, { async: false });

/** A question: each answer opens and says why it is right or not, without any code of the page. */
function renderQuiz(text: string, say: (key: SaidByBlock) => string): string {
  const answers = [...text.matchAll(answerLine)].map(([, mark, answer, starred, lined]) => {
    const verdict = say(mark === 'x' ? 'articles.right' : 'articles.wrong');
    return `<details><summary>${renderInline(answer!)}</summary><p><strong>${verdict}</strong> ${renderInline((starred ?? lined)!)}</p></details>`;
  });
  return `${renderMarkdown(text.replaceAll(answerLine, ''))}${answers.join('')}`;
}

/** A picture in the first line, and below it what it shows. */
function renderFigure(text: string): string {
  const [picture = '', ...caption] = text.trim().split('\n');
  return `<figure>${renderInline(picture)}<figcaption>${renderInline(caption.join(' ').trim())}</figcaption></figure>\n`;
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'h2 h3 h4 p ul ol li strong em del a table thead tbody tr th td blockquote hr br pre code aside details summary img figure figcaption'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href'],
    aside: ['data-block'],
    ol: ['start'],
    table: ['tabindex'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  allowedClasses: { a: ['button'], aside: ['card'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  // A wide table scrolls by itself, also by the keyboard.
  transformTags: { table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }) },
};

function renderBlock(name: BlockName, text: string, say: (key: SaidByBlock) => string): string {
  if (name === 'figure') return renderFigure(text);
  const html = name === 'quiz' ? renderQuiz(text, say) : renderMarkdown(text);
  if (name === 'action') return `<aside data-block="action">${html.replaceAll('<a ', '<a class="button" ')}</aside>\n`;
  const title = name === 'exercise' || name === 'quiz' ? `<h3>${say(`articles.${name}`)}</h3>` : '';
  return `<aside data-block="${name}"${title && ' class="card"'}>${title}${html}</aside>\n`;
}

/**
 * An article's Markdown as HTML that is safe to show, with the platform's numbers in it. Blocks stand between `:::name`
 * and `:::` (docs/features/articles.md); HTML within the Markdown is left out.
 */
export function renderArticle(body: string, language: InterfaceLanguage, present: PresentNumbers = {}): string {
  const say = createSentences(language);
  const blocks: { whole: string; html: string }[] = [];
  // No text holds a NUL: it keeps the place of what is HTML already, which within code is what was written.
  const text = fillNumbers(body, language, present).replaceAll(blockPattern, (whole, name: string, inner: string) => {
    if (!isBlockName(name)) return whole;
    blocks.push({ whole, html: renderBlock(name, inner, (key) => say(message(key))) });
    return `\n\n\0${blocks.length - 1}\n\n`;
  });
  const html = renderMarkdown(text)
    .replaceAll(/<p>\0(\d+)<\/p>\n/g, (_, at: string) => blocks[Number(at)]!.html)
    .replaceAll(/\n\n\0(\d+)\n\n/g, (_, at: string) => escapeText(blocks[Number(at)]!.whole));
  // What stands above nothing is no heading.
  return sanitizeHtml(html, allowed).replaceAll('<th></th>', '<td></td>');
}
