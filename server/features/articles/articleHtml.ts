import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { fillNumbers } from '#domain/articles/livingNumbers.ts';
import { message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { createSentences } from '#server/kit/sentences.ts';

const blocks = ['note', 'steps', 'exercise', 'quiz', 'action'] as const;
type Block = (typeof blocks)[number];

const fence = /^:::(\w+)\n([^]*?)^:::$/gm;
/** `- [x] The right answer. *Why it is right.*` */
const answerLine = /^- \[( |x)\] (.+) [*_](.+)[*_]$/gm;

const markdown = (text: string): string => marked.parse(text, { async: false, gfm: true });
const inline = (text: string): string => marked.parseInline(text, { async: false });

/** A question: each answer opens and says why it is right or not, without any code of the page. */
function quiz(text: string, say: (key: 'articles.right' | 'articles.wrong') => string): string {
  const answers = [...text.matchAll(answerLine)].map(([, mark, answer, why]) => {
    const verdict = say(mark === 'x' ? 'articles.right' : 'articles.wrong');
    return `<details><summary>${inline(answer!)}</summary><p><strong>${verdict}</strong> ${inline(why!)}</p></details>`;
  });
  return `${markdown(text.replaceAll(answerLine, ''))}${answers.join('')}`;
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'h2 h3 h4 p ul ol li strong em a table thead tbody tr th td blockquote hr br code aside details summary'.split(' '),
  allowedAttributes: { a: ['href'], aside: ['data-block'], ol: ['start'] },
  allowedClasses: { a: ['button'], aside: ['card'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/**
 * An article's Markdown as HTML that is safe to show, with the platform's numbers in it. Blocks stand between `:::name`
 * and `:::` (docs/features/articles.md); HTML within the Markdown is left out.
 */
export function articleHtml(body: string, language: InterfaceLanguage): string {
  const say = createSentences(language);
  const html = fillNumbers(body, language).replaceAll(fence, (whole, name: string, inner: string) => {
    if (!blocks.includes(name as Block)) return whole;
    const title = name === 'exercise' || name === 'quiz' ? `<h3>${say(message(`articles.${name}`))}</h3>` : '';
    const text = name === 'quiz' ? quiz(inner, (key) => say(message(key))) : markdown(inner);
    if (name === 'action')
      return `<aside data-block="action">${text.replaceAll('<a ', '<a class="button" ')}</aside>\n`;
    const look = title && ' class="card"';
    return `<aside data-block="${name}"${look}>${title}${text}</aside>\n`;
  });
  return sanitizeHtml(markdown(html), allowed);
}
